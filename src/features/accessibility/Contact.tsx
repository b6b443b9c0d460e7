import { useTranslation } from "react-i18next"
import { useSettings } from "../../services/settings/useSettings"
import { RichText } from "../../ui/RichText/RichText"
import { SettingsLink } from "../../ui/layouts/SettingsLink/SettingsLink"

/** Whom to write to about a barrier: the address that the settings name, else customer service. */
export function Contact() {
  const { t } = useTranslation("accessibility")
  const { accessibilityEmail: address } = useSettings()
  const text = address === undefined ? t("contact.service") : t("contact.email", { address })
  const link = (words: string) =>
    address === undefined ? (
      <SettingsLink to="customerServiceUrl">{words}</SettingsLink>
    ) : (
      <a href={`mailto:${address}`}>{words}</a>
    )
  return (
    <p>
      <RichText text={text} parts={{ link }} />
    </p>
  )
}
