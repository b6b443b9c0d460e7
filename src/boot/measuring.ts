/** Opens the data layer. In a chunk of its own, which nothing waits for. */
import { applicationEntry } from "../services/analytics/applicationEntry"
import { denyConsent, pushEntry } from "../services/analytics/dataLayer"
import { readAuthToken } from "../services/api/authToken"
import type { Language } from "../lib/languages"
import { currentSettings, whenSettings } from "../services/settings/settingsStore"
import { waitAtMost } from "../lib/withTimeout"
import { useRegistrationState } from "../services/state/registrationState"

/** How long the application entry waits for what it tells, in milliseconds (product decisions, section 6). */
const entryDeadlineMs = 1500

/**
 * Opens the data layer, then asks for consent (product decisions, section 6). Without a consent service nothing follows
 * the data layer's first two entries.
 * @param language of the page that is shown
 */
export async function startMeasuring(language: Language): Promise<void> {
  denyConsent()
  const settingsKnown = whenSettings()
  await waitAtMost(Promise.all([settingsKnown, countryKnown()]), entryDeadlineMs)
  const { country, isWebView } = useRegistrationState.getState()
  const authToken = readAuthToken()
  pushEntry(applicationEntry({ country, language, settings: currentSettings(), isWebView, authToken }))
  const settings = await settingsKnown
  if (settings.cmpSettingsId === undefined) return
  const { askForConsent } = await import("./askForConsent")
  await askForConsent(settings, settings.cmpSettingsId, isWebView, language)
}

/** Resolves when the country has been found. */
function countryKnown(): Promise<void> {
  if (useRegistrationState.getState().countryGuessed) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = useRegistrationState.subscribe(({ countryGuessed }) => {
      if (!countryGuessed) return
      stop()
      resolve()
    })
  })
}
