import { useTranslation } from "react-i18next"
import { SiteLink } from "../../../router/SiteLink"
import { denyPath } from "../../../router/denyPath"
import { routerPathOf } from "../../../router/hrefs"
import { prefixOf } from "../../../router/prefixes"
import { usePage } from "../../../router/usePage"
import { loadablePart, useLoadedPart } from "../../../shared/loading/useLoadedPart"
import { buttonClass } from "../../../ui/Button/Button"
import { KeptText } from "../../../ui/KeptText/KeptText"
import { Notice } from "../../../ui/Notice/Notice"
import { useFocusOnShow } from "../../../ui/useFocusOnShow"
import { mayBeMistyped } from "./codeToCorrect"
import type { RejectedInvitation } from "./invitation"

const askInviter = loadablePart(
  async () => (await import("../../../shared/ask-inviter/AskInviter")).AskInviter,
  "access",
)

type RejectionProps = Pick<RejectedInvitation, "rejection" | "inviter" | "typed">

/** Why a code was rejected and what the visitor can do (product decisions, section 5, "Code states"). Takes focus. */
export function RejectionNotice({ rejection, inviter, typed }: RejectionProps) {
  const { t } = useTranslation("landing")
  const { language } = usePage()
  const box = useFocusOnShow<HTMLDivElement>(rejection)
  const named = rejection === "no-balance" && inviter
  const mistyped = mayBeMistyped({ rejection, typed })
  const applyClass = buttonClass(mistyped || rejection === "expired" ? "secondary" : "primary")
  return (
    <Notice
      kind="problem"
      ref={box}
      actions={
        <>
          {rejection === "expired" ? <AskButton /> : null}
          <SiteLink to={routerPathOf("membership-interest", language)} className={applyClass}>
            {t("codeError.apply")}
          </SiteLink>
        </>
      }
    >
      <p>
        <KeptText
          text={named ? t("codeError.noBalanceNamed", { inviter }) : t(`codeError.${rejection}`)}
          kept={inviter}
        />
      </p>
      {mistyped ? <p>{t("codeError.spelling")}</p> : null}
    </Notice>
  )
}

/** The button that asks the inviter for a new invitation; until it has loaded, a link to the page that has the same. */
function AskButton() {
  const { t } = useTranslation("common")
  const { language } = usePage()
  const { Part } = useLoadedPart(askInviter, true)
  if (Part) return <Part />
  return (
    <SiteLink to={denyPath("expired", prefixOf(language))} className={buttonClass()}>
      {t("askInviter")}
    </SiteLink>
  )
}
