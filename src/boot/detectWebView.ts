import { currentSettings, whenSettings } from "../services/settings/settingsStore"
import { writeSession } from "../services/storage/storage"
import { appReturnUrl, isWebView } from "../lib/webView"
import { registrationStore } from "../services/state/registrationStore"

/**
 * Records whether the page is shown inside an app, and the address to return to, which survives a reload. The head
 * script has already set the styling; an environment whose app has another scheme only changes this state.
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
