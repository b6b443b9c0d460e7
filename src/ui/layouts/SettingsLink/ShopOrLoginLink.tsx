import { useTranslation } from "react-i18next"
import { useSignedIn } from "../useSignedIn"
import { SettingsLink } from "./SettingsLink"

/** The next step for a visitor who has an account: a link to the shop if signed in, otherwise to the login. */
export function ShopOrLoginLink({ className }: { className: string }) {
  const { t } = useTranslation()
  const signedIn = useSignedIn()
  return (
    <SettingsLink to={signedIn ? "storeUrl" : "loginUrl"} className={className}>
      {t(signedIn ? "toShop" : "logIn")}
    </SettingsLink>
  )
}
