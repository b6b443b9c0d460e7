import { useTranslation } from "react-i18next"
import { SiteLink } from "../../../router/SiteLink"
import { routerPathOf } from "../../../router/hrefs"
import { usePage } from "../../../router/usePage"
import { buttonClass } from "../../../ui/Button/Button"
import { Notice } from "../../../ui/Notice/Notice"
import { useFocusOnShow } from "../../../ui/useFocusOnShow"
import type { Invitation } from "./invitation"
import type { ShownRejection } from "./model/outcome"

const texts = {
  "invitation-invalid": "codeError.invitation",
  "link-invalid": "codeError.link",
  expired: "codeError.expired",
  "no-balance": "codeError.noBalance",
} as const satisfies Record<ShownRejection, string>

type RejectionProps = Pick<Extract<Invitation, { phase: "rejected" }>, "rejection" | "inviter" | "typed">

/** Why a code was rejected and what the visitor can do (product decisions, section 5, "Code states"). Takes focus. */
export function RejectionNotice({ rejection, inviter, typed }: RejectionProps) {
  const { t } = useTranslation("landing")
  const { language } = usePage()
  const box = useFocusOnShow<HTMLDivElement>(rejection)
  const named = rejection === "no-balance" && inviter
  return (
    <Notice
      kind="problem"
      ref={box}
      actions={
        <SiteLink to={routerPathOf("membership-interest", language)} className={buttonClass("secondary")}>
          {t("codeError.apply")}
        </SiteLink>
      }
    >
      <p>{named ? t("codeError.noBalanceNamed", { inviter }) : t(texts[rejection])}</p>
      {typed && rejection === "invitation-invalid" ? <p>{t("codeError.spelling")}</p> : null}
    </Notice>
  )
}
