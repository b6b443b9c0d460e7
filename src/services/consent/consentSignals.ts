/** The signals of the tag manager's Consent Mode v2 (product decisions, section 6). */
export const consentSignals = ["ad_storage", "ad_user_data", "ad_personalization", "analytics_storage"] as const

/** The visitor's choice for each signal. */
export type ConsentSignals = Record<(typeof consentSignals)[number], "granted" | "denied">

/** The default until the visitor has consented to something. */
export const deniedSignals: ConsentSignals = {
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: "denied",
}
