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
  /** Whether the page stands inside the app. */
  isWebView: boolean
  /** A member's token, where this browser holds one. */
  authToken: string | undefined
}

/** What the data layer says of the site and its visitor (specification section 3, product decisions, section 6). */
export function applicationEntry({ country, language, settings, isWebView, authToken }: Application) {
  return {
    applicationBrand: brandName,
    applicationCode: "HTML",
    applicationCountry: country,
    applicationLanguage: language.toUpperCase(),
    applicationVersion: releaseId,
    applicationEnvironment: isWebView ? "WEB_app" : "WEB_browser",
    userConnexionStatus: authToken === undefined ? "Unidentified customer" : "Identified customer",
    // Part of the entry's form. What may be tracked is decided by Consent Mode alone; no tag may fire on this.
    optInTrackingConsent: true,
    cmpHideOnStartup: isWebView,
    cmpReadOnly: false,
    ...(settings.cmpSettingsId !== undefined && { cmpSettingsId: settings.cmpSettingsId }),
    cmpScriptUrl: settings.cmpScriptUrl,
    ...(authToken !== undefined && customerIn(authToken)),
  }
}

/** Names in the entry, and of the claims in a member's token that they are taken from. */
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
