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

/** A third-party service that the visitor can consent to. */
export interface ServiceChoice {
  /** Category slug: essential, functional or marketing. */
  category: string
  given: boolean
}

/**
 * Maps a visitor's choices to Consent Mode v2: functional covers analytics, marketing covers all advertising, and
 * essential needs no consent. A category is granted if the visitor has consented to every service in it; an empty or
 * unknown category grants nothing.
 */
export function signalsOf(choices: readonly ServiceChoice[]): ConsentSignals {
  const answer = (category: string) => {
    const services = choices.filter((choice) => choice.category === category)
    return services.length > 0 && services.every(({ given }) => given) ? "granted" : "denied"
  }
  const marketing = answer("marketing")
  return {
    ad_storage: marketing,
    ad_user_data: marketing,
    ad_personalization: marketing,
    analytics_storage: answer("functional"),
  }
}
