import { isConsentOfTab } from "../../../lib/consent"
import { isCountry } from "../../../lib/countries"
import { isRecord } from "../../../lib/isRecord"
import { isDraftExpired } from "../../../services/state/storedRegistration"
import { readSession, removeSession, writeSession } from "../../../services/storage/storage"
import { shoppingPreferences, type SecondStepValues } from "./model/secondStep"

/** Stores an account's choices, so that they survive a reload of this tab. */
export function saveSecondStep(account: string, values: SecondStepValues): void {
  writeSession("socialSecondStep", JSON.stringify({ account, savedAt: Date.now(), ...values }))
}

const none: SecondStepValues = { preferences: [], country: "", terms: false, newsletter: false }

/** The choices that an account stored last, at most half an hour ago; none if nothing usable was stored. */
export function loadSecondStep(account: string): SecondStepValues {
  const stored = parse(readSession("socialSecondStep"))
  if (!isRecord(stored) || stored["account"] !== account || isDraftExpired(Number(stored["savedAt"]))) return none
  const { preferences, country, terms, newsletter } = stored
  const consent = (value: unknown) => (isConsentOfTab(value) ? value : false)
  return {
    preferences: shoppingPreferences.filter((known) => Array.isArray(preferences) && preferences.includes(known)),
    country: isCountry(country) ? country : "",
    terms: consent(terms),
    newsletter: consent(newsletter),
  }
}

/** Removes the stored choices once they are no longer needed. */
export const clearSecondStep = (): void => removeSession("socialSecondStep")

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null")
  } catch {
    return undefined
  }
}
