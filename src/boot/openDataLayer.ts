/** Opens the data layer. A separate chunk that nothing waits for. */
import { applicationEntry } from "../services/analytics/applicationEntry"
import { denyConsentByDefault, pushEntry } from "../services/analytics/dataLayer"
import { readAuthToken } from "../services/api/authToken"
import type { Language } from "../lib/languages"
import { currentSettings, whenDefaultsSettled } from "../services/settings/settingsStore"
import { waitAtMost } from "../lib/withTimeout"
import { registrationStore } from "../services/state/registrationStore"

/** How long the data layer's application entry waits for its data, in milliseconds (product decisions, section 6). */
const entryDeadlineMs = 1500

/**
 * Opens the data layer, then loads the consent service (product decisions, section 6). Where none is configured, the
 * data layer keeps only its first two entries.
 */
export async function openDataLayer(language: Language): Promise<void> {
  denyConsentByDefault()
  // The settings of defaults.json rather than the release's stamp: nothing that the visitor sees waits for them here.
  const settingsKnown = whenDefaultsSettled().then(currentSettings)
  await waitAtMost(Promise.all([settingsKnown, countryKnown()]), entryDeadlineMs)
  const { country, isWebView } = registrationStore.getState()
  const authToken = readAuthToken()
  pushEntry(applicationEntry({ country, language, settings: currentSettings(), isWebView, authToken }))
  const settings = await settingsKnown
  if (settings.cmpSettingsId === undefined) return
  const { startConsent } = await import("./startConsent")
  await startConsent(settings, settings.cmpSettingsId, isWebView, language)
}

function countryKnown(): Promise<void> {
  if (registrationStore.getState().countryLookupEnded) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = registrationStore.subscribe(({ countryLookupEnded }) => {
      if (!countryLookupEnded) return
      stop()
      resolve()
    })
  })
}
