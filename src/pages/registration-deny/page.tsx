import { useTranslation } from "react-i18next"
import { storedCode } from "../../features/registration/invitation/storedCode"
import { DefaultLayout } from "../../ui/layouts/DefaultLayout"
import type { DenyReason } from "../../router/denyHref"
import { hrefOf } from "../../router/hrefs"
import { usePage } from "../../router/usePage"
import { buttonClass } from "../../ui/Button/Button"
import { SiteLink } from "../../router/SiteLink"
import { useHydrated } from "../../ui/useHydrated"
import { useSearch } from "../../ui/useSearch"
import { Actions } from "../../ui/Actions/Actions"

/**
 * Texts for each reason: the heading, then the explanation and what to do. Entering another code is offered only if the
 * invitation itself was rejected.
 */
const words = {
  invalid: { title: "deny.invalid", texts: ["deny.next"], otherCode: true },
  expired: { title: "deny.expired", texts: ["deny.inviter", "deny.next"], otherCode: true },
  referrer: { title: "deny.denied", texts: ["deny.referrer"], otherCode: false },
  "waiting-list": { title: "deny.denied", texts: ["deny.waitingList", "deny.ordinary"], otherCode: false },
} as const satisfies Record<DenyReason, unknown>

const isReason = (value: string | null): value is DenyReason => value !== null && Object.hasOwn(words, value)

export function Component() {
  const { t } = useTranslation(["access", "common"])
  const { language } = usePage()
  const given = new URLSearchParams(useSearch()).get("reason")
  const { title, texts, otherCode } = words[isReason(given) ? given : "invalid"]
  const kept = useHydrated() && !otherCode && storedCode().code !== ""
  return (
    <DefaultLayout title={t(title)}>
      {texts.map((text) => (
        <p key={text}>{t(text)}</p>
      ))}
      {kept ? <p>{t("deny.kept")}</p> : null}
      <Actions>
        <SiteLink to={hrefOf("landing", language)} className={buttonClass()}>
          {otherCode ? t("deny.otherCode") : t(kept ? "deny.continue" : "deny.enter")}
        </SiteLink>
        <SiteLink to={hrefOf("membership-interest", language)} className={buttonClass("secondary")}>
          {t("common:footer.apply")}
        </SiteLink>
      </Actions>
    </DefaultLayout>
  )
}
