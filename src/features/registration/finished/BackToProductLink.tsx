import { useTranslation } from "react-i18next"
import { useSettings } from "../../../services/settings/useSettings"
import { parseUrl } from "../../../lib/parseUrl"
import { useRegistrationState } from "../../../services/state/useRegistrationState"
import { buttonClass } from "../../../ui/Button/Button"

/**
 * Link back to the product that a member shared, for visitors who came for it (`previousPDPPage` is the specification's
 * name for the URL of its page). Ignores URLs of another origin than the shop's.
 */
export function BackToProductLink() {
  const { t } = useTranslation("registration")
  const { storeUrl } = useSettings()
  const url = useRegistrationState((state) => state.previousPDPPage)
  if (!url || originOf(url) !== originOf(storeUrl)) return null
  return (
    <a href={url} className={buttonClass("secondary")}>
      {t("sharedProduct")}
    </a>
  )
}

const originOf = (url: string) => parseUrl(url, location.href)?.origin
