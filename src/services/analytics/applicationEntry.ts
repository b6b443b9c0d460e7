import { brandName } from "../settings/build"
import type { Country } from "../../lib/countries"
import type { Language } from "../../lib/languages"
import { releaseId } from "../settings/release"
import type { Settings } from "../settings/settings"
import { readPayload } from "../../lib/jwt"

interface Application {
  country: Country
  language: Language
  settings: Pick<Settings, "cmpSettingsId" | "cmpScriptUrl">
  isWebView: boolean
  /** The auth token of a signed-in member, if this browser has one. */
  authToken: string | undefined
}

/**
 * The data layer entry that describes the site and its visitor (specification section 3, product decisions, section 6).
 */
export function applicationEntry({ country, language, settings, isWebView, authToken }: Application) {
  return {
    applicationBrand: brandName,
    applicationCode: "HTML",
    applicationCountry: country,
    applicationLanguage: language.toUpperCase(),
    applicationVersion: releaseId,
    applicationEnvironment: isWebView ? "WEB_app" : "WEB_browser",
    userConnexionStatus: authToken === undefined ? "Unidentified customer" : "Identified customer",
    // Required by the entry's format. Consent Mode alone decides what may be tracked; no tag may fire on this value.
    optInTrackingConsent: true,
    cmpHideOnStartup: isWebView,
    cmpReadOnly: false,
    ...(settings.cmpSettingsId !== undefined && { cmpSettingsId: settings.cmpSettingsId }),
    cmpScriptUrl: settings.cmpScriptUrl,
    ...(authToken !== undefined && customerIn(authToken)),
  }
}

const customerClaims = [
  ["cmpCustomerId", "customerId"],
  ["cmpCustomerConsentToken", "consentToken"],
  ["saltedHashedCustomerId", "saltedHashedCustomerId"],
] as const

function customerIn(authToken: string): Record<string, string> {
  const payload = readPayload(authToken) ?? {}
  const customer: Record<string, string> = {}
  for (const [name, claim] of customerClaims) {
    const value = payload[claim]
    if (typeof value === "string" && value !== "") customer[name] = value
  }
  return customer
}
