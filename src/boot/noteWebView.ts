import { currentSettings, whenSettings } from "../services/settings/settingsStore"
import { writeSession } from "../services/storage/storage"
import { appAddress, isWebView } from "../lib/webView"
import { registrationStore } from "../services/state/registrationStore"

/**
 * Notes whether the page is shown inside an app, and the way back into it, which outlives a reload. The looks were settled
 * before the first paint (head script); an environment whose app has another scheme changes only what is known.
 */
export function noteWebView(): void {
  const { search } = location
  const address = appAddress(search)
  if (address) writeSession("appReturn", address)
  note(currentSettings().appUrlScheme)
  void whenSettings().then(({ appUrlScheme }) => note(appUrlScheme))

  function note(scheme: string): void {
    if (isWebView(window, search, scheme)) registrationStore.setState({ isWebView: true })
  }
}
