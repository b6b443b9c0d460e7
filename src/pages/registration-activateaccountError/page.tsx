import { useTranslation } from "react-i18next"
import { ActivationProblem } from "../../features/activation/ActivationProblem"
import { useActivation } from "../../features/activation/useActivation"
import { ResendButton } from "../../features/registration/finished/ResendButton"
import { useShownLocation } from "../../router/useShownLocation"
import { SettingsLink } from "../../ui/layouts/SettingsLink/SettingsLink"
import { DefaultLayout } from "../../ui/layouts/split/SplitLayout"
import { Actions } from "../../ui/Actions/Actions"
import { useFocusOnNewContent } from "../../ui/useFocusOnNewContent"
import { buttonClass } from "../../ui/Button/Button"

export function Component() {
  const { t } = useTranslation(["activation", "registration", "common"])
  const activation = useActivation()
  const { linkState, renewable } = activation
  // The id of the old link, by which the backend identifies the account, and the end of the wait, which survives a reload.
  const { activationId, resendAt = 0 } = useShownLocation().state
  useFocusOnNewContent(linkState)
  const contact = (variant?: "secondary") => (
    <SettingsLink to="customerServiceUrl" className={buttonClass(variant)}>
      {t("error.contact")}
    </SettingsLink>
  )
  if (linkState === "unsuccessful") {
    return (
      <DefaultLayout title={t("error.title")}>
        <ActivationProblem activation={activation} contact={contact("secondary")} />
      </DefaultLayout>
    )
  }
  return (
    <DefaultLayout title={t("error.title")}>
      {/* A visitor who can request a new link is not told to ask customer service. */}
      <p>{renewable ? t("error.invalid") : `${t("error.invalid")} ${t("error.askService")}`}</p>
      {renewable && activationId !== undefined ? (
        <>
          <p>{t("error.newLinkText")}</p>
          <ResendButton
            to={{ activationId }}
            label={t("error.newLink")}
            sentText={t("error.newLinkSent")}
            resendAt={resendAt}
            variant="primary"
          >
            {contact("secondary")}
          </ResendButton>
        </>
      ) : (
        <Actions>{contact()}</Actions>
      )}
      <p>
        <span>{t("registration:finished.member")}</span> <SettingsLink to="loginUrl">{t("common:logIn")}</SettingsLink>
      </p>
    </DefaultLayout>
  )
}
