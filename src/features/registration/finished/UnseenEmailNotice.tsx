import { useTranslation } from "react-i18next"
import { routerPathOf } from "../../../router/hrefs"
import { SiteLink } from "../../../router/SiteLink"
import { usePage } from "../../../router/usePage"
import { useShownLocation } from "../../../router/useShownLocation"
import { useRegistrationState } from "../../../services/state/useRegistrationState"
import { buttonClass } from "../../../ui/Button/Button"
import { KeptText } from "../../../ui/KeptText/KeptText"
import { Notice } from "../../../ui/Notice/Notice"
import { formEntryAt } from "../model/formEntry"

/**
 * Says that the activation e-mail was sent, to a visitor who had left the form before the answer came. Shown until the
 * page about the e-mail has been seen; in the registration form above the submit button, where a returning visitor
 * looks first.
 */
export function UnseenEmailNotice() {
  const { t } = useTranslation("registration")
  const { language } = usePage()
  const form = formEntryAt(useShownLocation())
  const email = useRegistrationState(({ sentRegistration }) =>
    sentRegistration?.unseen ? sentRegistration.email : undefined,
  )
  if (email === undefined) return null
  return (
    <Notice
      actions={
        <SiteLink
          to={routerPathOf("registration-formfinished", language)}
          state={{ form }}
          className={buttonClass("secondary")}
        >
          {t("finished.title")}
        </SiteLink>
      }
    >
      <p>
        <KeptText text={t("finished.sentTo", { email })} kept={email} />
      </p>
    </Notice>
  )
}
