import { useTranslation } from "react-i18next"
import { useSignedIn } from "../useSignedIn"
import { SettingsLink } from "./SettingsLink"

/** Leads a visitor on who has an account: signed in to the shop, otherwise to the login. */
export function ShopOrLoginLink({ className }: { className: string }) {
  const { t } = useTranslation()
  const signedIn = useSignedIn()
  return (
    <SettingsLink to={signedIn ? "storeUrl" : "loginUrl"} className={className}>
      {t(signedIn ? "toShop" : "logIn")}
    </SettingsLink>
  )
}
