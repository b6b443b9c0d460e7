/** What the tag manager's Consent Mode v2 asks about (product decisions, section 6). */
export const consentSignals = ["ad_storage", "ad_user_data", "ad_personalization", "analytics_storage"] as const

/** The visitor's answer to each of these questions. */
export type ConsentSignals = Record<(typeof consentSignals)[number], "granted" | "denied">

/** What holds until the visitor has agreed to something. */
export const deniedSignals: ConsentSignals = {
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: "denied",
}
