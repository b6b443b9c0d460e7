import { useTranslation } from "react-i18next"
import { ActivationProblem } from "../../features/activation/ActivationProblem"
import { useActivation } from "../../features/activation/useActivation"
import { NewActivationLinkButton } from "../../features/registration/finished/NewActivationLinkButton"
import { SettingsLink } from "../../ui/layouts/SettingsLink/SettingsLink"
import { DefaultLayout } from "../../ui/layouts/DefaultLayout"
import { Actions } from "../../ui/Actions/Actions"
import { useFocusOnNewContent } from "../../ui/useFocusOnNewContent"
import { buttonClass } from "../../ui/Button/Button"

export function Component() {
  const { t } = useTranslation(["activation", "registration", "common"])
  const activation = useActivation()
  const { linkState, renewable } = activation
  useFocusOnNewContent(linkState)
  const contact = (
    <SettingsLink to="customerServiceUrl" className={buttonClass("secondary")}>
      {t("error.contact")}
    </SettingsLink>
  )
  if (linkState === "unsuccessful") {
    return (
      <DefaultLayout title={t("error.title")}>
        <ActivationProblem activation={activation} contact={contact} />
      </DefaultLayout>
    )
  }
  return (
    <DefaultLayout title={t("error.title")}>
      {/* A visitor who can request a new link is not told to ask customer service. */}
      <p>{renewable ? t("error.invalid") : `${t("error.invalid")} ${t("error.askService")}`}</p>
      {renewable ? (
        <>
          <p>{t("error.newLinkText")}</p>
          <NewActivationLinkButton label={t("error.newLink")} sentText={t("error.newLinkSent")}>
            {contact}
          </NewActivationLinkButton>
        </>
      ) : (
        <Actions>{contact}</Actions>
      )}
      <p>
        <span>{t("registration:finished.member")}</span> <SettingsLink to="loginUrl">{t("common:logIn")}</SettingsLink>
      </p>
    </DefaultLayout>
  )
}
