import { useTranslation } from "react-i18next"
import { useSignedIn } from "../useSignedIn"
import { SettingsLink } from "./SettingsLink"

interface ShopOrLoginLinkProps {
  className: string | undefined
  /** Class of the link to the shop, if it is another. */
  shopClassName?: string
  /** Whether most visitors of the page are signed in, see {@link useSignedIn}. */
  assumeSignedIn?: boolean
}

/** The next step for a visitor who has an account: a link to the shop if signed in, otherwise to the login. */
export function ShopOrLoginLink({ className, shopClassName = className, assumeSignedIn }: ShopOrLoginLinkProps) {
  const { t } = useTranslation()
  const signedIn = useSignedIn(assumeSignedIn)
  return (
    <SettingsLink to={signedIn ? "storeUrl" : "loginUrl"} className={signedIn ? shopClassName : className}>
      {t(signedIn ? "toShop" : "logIn")}
    </SettingsLink>
  )
}
