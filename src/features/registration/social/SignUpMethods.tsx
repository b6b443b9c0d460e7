import { useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { signUpMethods, type LandingConfiguration, type SignUpMethod } from "../../../services/settings/landing"
import { onBfcacheRestore } from "../../../lib/onBfcacheRestore"
import { usePage } from "../../../router/usePage"
import { usePageNavigation } from "../../../router/usePageNavigation"
import { Button } from "../../../ui/Button/Button"
import { acceptedAfterCheck } from "../invitation/acceptedAfterCheck"
import { providerNames, startSocialSignUp, type SocialProvider } from "./socialSignUp"
import { OpenInBrowser } from "./OpenInBrowser"
import styles from "./SignUpMethods.module.css"
import { browserCapabilities, type BrowserCapabilities } from "../../../lib/embeddedBrowser"
import { useRegistrationState } from "../../../services/state/useRegistrationState"
import { useHydrated } from "../../../ui/useHydrated"

interface SignUpMethodsProps extends Pick<LandingConfiguration, "methods"> {
  onEmail: () => void
  onPhone: () => void
}

/**
 * The sign-up methods as buttons; a provider's button shows that the provider's page is loading. A method that is
 * coming soon stands below the others as a disabled button of the same size (product decisions, section 4). Methods that
 * do not work in this browser give way to a link to another browser.
 */
export function SignUpMethods({ methods, onEmail, onPhone }: SignUpMethodsProps) {
  const { t } = useTranslation("registration")
  const { language } = usePage()
  const { markLocation } = usePageNavigation()
  const [leaving, setLeaving] = useLeaving()
  const browser = useBrowserCapabilities()
  const unsupported = (["google", "facebook"] as const).filter(
    (method) => methods[method] === "available" && !browser.signIn[method],
  )
  const offered = signUpMethods.filter(
    (method) => methods[method] !== "hidden" && !unsupported.some((other) => other === method),
  )
  const isComing = (method: SignUpMethod) => methods[method] === "comingSoon"
  const shown = [...offered.filter((method) => !isComing(method)), ...offered.filter(isComing)]

  function choose(method: SignUpMethod) {
    if (leaving || methods[method] !== "available") return
    if (method === "email") onEmail()
    else if (method === "phone") onPhone()
    else {
      setLeaving(method)
      void leaveFor(method)
    }
  }

  async function leaveFor(provider: SocialProvider) {
    const isStillCurrent = markLocation()
    // If the code is rejected, the code form replaces the sign-up methods.
    if ((await acceptedAfterCheck()) && (await isStillCurrent())) await startSocialSignUp(provider, language)
    else setLeaving(undefined)
  }

  return (
    <>
      <ul className={styles.methods}>
        {shown.map((method) => {
          const coming = isComing(method)
          return (
            <li key={method}>
              <Button
                variant={method === "email" && !coming ? "primary" : "secondary"}
                wide
                busy={leaving === method}
                {...((coming || leaving) && { "aria-disabled": true })}
                onClick={() => choose(method)}
              >
                <span>
                  <span>{t(`methods.${method}`)}</span>{" "}
                  {coming ? <span className={styles.coming}>{t("methods.comingSoon")}</span> : null}
                </span>
              </Button>
            </li>
          )
        })}
        {unsupported.length > 0 ? (
          <li>
            <OpenInBrowser
              providers={unsupported.map((method) => providerNames[method])}
              browserScheme={browser.browserScheme}
            />
          </li>
        ) : null}
      </ul>
      <p role="status">{leaving ? t("methods.leaving") : ""}</p>
    </>
  )
}

/** The provider whose page is loading; undefined again when the page is restored from the back/forward cache. */
function useLeaving() {
  const leaving = useState<SignUpMethod>()
  const [, setLeaving] = leaving
  useEffect(() => onBfcacheRestore(() => setLeaving(undefined)), [setLeaving])
  return leaving
}

/** Which sign-ins work in the current browser; all of them until the page is hydrated. */
function useBrowserCapabilities(): BrowserCapabilities {
  const hydrated = useHydrated()
  const isWebView = useRegistrationState((state) => state.isWebView)
  return browserCapabilities(hydrated ? navigator.userAgent : "", hydrated && isWebView)
}
