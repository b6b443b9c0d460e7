import { useTranslation } from "react-i18next"
import { AskInviter } from "../../shared/ask-inviter/AskInviter"
import { knownCode } from "../../features/registration/invitation/tabInvitation"
import { DefaultLayout } from "../../ui/layouts/split/SplitLayout"
import { denyReasonIn, denyReasons, type DenyReason } from "../../router/denyPath"
import { routerPathOf } from "../../router/hrefs"
import { usePage } from "../../router/usePage"
import { RichText } from "../../ui/RichText/RichText"
import { SettingsLink } from "../../ui/layouts/SettingsLink/SettingsLink"
import { buttonClass } from "../../ui/Button/Button"
import { SiteLink } from "../../router/SiteLink"
import { useHydrated } from "../../ui/useHydrated"
import { useSearch } from "../../ui/useSearch"
import { Actions } from "../../ui/Actions/Actions"
import { Words } from "../../ui/Words/Words"
import styles from "./page.module.css"

/**
 * Texts for each reason: the heading, then an explanation and what to do next; and whether the invitation itself was
 * rejected, so that its code is of no use any more.
 */
const words = {
  invalid: { title: "deny.invalid", texts: ["deny.gladly", "deny.next"], rejected: true },
  expired: { title: "deny.expired", texts: ["deny.renew", "deny.inviter", "deny.next"], rejected: true },
  referrer: { title: "deny.denied", texts: ["deny.referrer"], rejected: false },
  "waiting-list": { title: "deny.denied", texts: ["deny.waitingList", "deny.ordinary"], rejected: false },
} as const satisfies Record<DenyReason, unknown>

/** The parts of the texts that are links. */
const links = { service: (name: string) => <SettingsLink to="customerServiceUrl">{name}</SettingsLink> }

export function Component() {
  const { t } = useTranslation("access")
  const search = useSearch()
  const isHydrated = useHydrated()
  const given = denyReasonIn(search)
  // The prerendered page contains every reason; boot/head/showDenyReason.ts selects one before the first paint.
  const reasons = isHydrated ? [given] : denyReasons
  const classOf = (reason: DenyReason) => (isHydrated ? "" : ` ${styles.candidate} ${styles[reason]}`)
  return (
    <DefaultLayout
      title={t(isHydrated ? words[given].title : "deny.denied")}
      heading={reasons.map((reason) => (
        <span key={reason} className={styles.heading + classOf(reason)}>
          {Array.from(t(words[reason].title).matchAll(/[^.]+\.?/g), ([sentence]) => (
            <Words key={sentence}>{sentence}</Words>
          ))}
        </span>
      ))}
    >
      {reasons.map((reason) => (
        <div key={reason} className={styles.reason + classOf(reason)}>
          <Reason reason={reason} />
        </div>
      ))}
    </DefaultLayout>
  )
}

/** A reason explained, and the ways on. */
function Reason({ reason }: { reason: DenyReason }) {
  const { t } = useTranslation(["access", "common"])
  const { language } = usePage()
  const { texts, rejected } = words[reason]
  const renewable = reason === "expired"
  const codeIsKept = useHydrated() && !rejected && knownCode().code !== ""
  return (
    <>
      {(codeIsKept ? texts.filter((text) => text !== "deny.ordinary") : texts).map((text) => (
        <p key={text}>
          <RichText text={t(text)} parts={links} />
        </p>
      ))}
      {codeIsKept ? <p>{t("deny.kept")}</p> : null}
      <Actions>
        {renewable ? <AskInviter /> : null}
        <SiteLink to={routerPathOf("landing", language)} className={buttonClass(renewable ? "secondary" : "primary")}>
          {renewable ? t("deny.otherCode") : t(codeIsKept ? "deny.continue" : "deny.enter")}
        </SiteLink>
        <SiteLink to={routerPathOf("membership-interest", language)} className={buttonClass("secondary")}>
          {t("common:footer.apply")}
        </SiteLink>
      </Actions>
    </>
  )
}
