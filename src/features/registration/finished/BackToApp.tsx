import { useTranslation } from "react-i18next"
import { useSettings } from "../../../services/settings/useSettings"
import { readSession } from "../../../services/storage/storage"
import { appLink } from "../../../lib/webView"
import { buttonClass } from "../../../ui/Button/Button"
import { useHydrated } from "../../../ui/useHydrated"

/**
 * Link back to the app from which the visit started. Renders nothing if the visit started elsewhere, or if the return
 * URL stored for it is not one of the app.
 */
export function BackToApp() {
  const { t } = useTranslation()
  const { appUrlScheme } = useSettings()
  const hydrated = useHydrated()
  const link = hydrated ? appLink(readSession("appReturn") ?? "", appUrlScheme) : undefined
  if (link === undefined) return null
  return (
    <a href={link} className={buttonClass("secondary")}>
      {t("backToApp")}
    </a>
  )
}
