import { useTranslation } from "react-i18next"
import { useSettings } from "../config/useSettings"
import { useRegistrationState } from "../state/registrationState"
import { buttonClass } from "../ui/Button/Button"

/** The way back to the product that a member had shared, for who came for it; an address outside the shop is none. */
export function SharedPiece() {
  const { t } = useTranslation("registration")
  const { storeUrl } = useSettings()
  const address = useRegistrationState((state) => state.previousPDPPage)
  if (!address || originOf(address) !== originOf(storeUrl)) return null
  return (
    <a href={address} className={buttonClass("secondary")}>
      {t("sharedPiece")}
    </a>
  )
}

function originOf(address: string): string | undefined {
  return URL.canParse(address, location.href) ? new URL(address, location.href).origin : undefined
}
