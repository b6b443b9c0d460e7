import { currentSettings, whenSettings } from "../services/settings/settingsStore"
import { writeSession } from "../services/storage/storage"
import { appReturnUrl, isWebView } from "../lib/webView"
import { registrationStore } from "../services/state/registrationStore"

/**
 * Records whether the page is shown inside an app, and the address in the app to return to, which survives a reload.
 * The head script (head/head.ts) has already set the flag for the style sheets, by the built-in scheme of the app; if
 * the environment's app has another scheme, only the state recorded here follows it.
 */
export function detectWebView(): void {
  const { search } = location
  const returnUrl = appReturnUrl(search)
  if (returnUrl) writeSession("appReturn", returnUrl)
  updateWebView(currentSettings().appUrlScheme)
  void whenSettings().then(({ appUrlScheme }) => updateWebView(appUrlScheme))

  function updateWebView(scheme: string): void {
    if (isWebView(window, search, scheme)) registrationStore.setState({ isWebView: true })
  }
}
