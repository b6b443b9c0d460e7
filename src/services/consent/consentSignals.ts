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
  /** The signals that the service itself declares; undefined if it declares none, so that its category decides. */
  declared?: { measuring: boolean; advertising: boolean } | undefined
}

/**
 * Maps a visitor's choices to Consent Mode v2. A service counts for the signals that it declares. A service that
 * declares no signal counts by its category: functional for analytics, marketing for all advertising, essential for
 * none. A signal is granted if at least one service counts for it and the visitor has consented to all that do;
 * otherwise it is denied.
 */
export function signalsOf(choices: readonly ServiceChoice[]): ConsentSignals {
  const signalFor = (applies: (choice: ServiceChoice) => boolean) => {
    const services = choices.filter(applies)
    return services.length > 0 && services.every(({ given }) => given) ? "granted" : "denied"
  }
  const advertising = signalFor(({ category, declared }) =>
    declared ? declared.advertising : category === "marketing",
  )
  return {
    ad_storage: advertising,
    ad_user_data: advertising,
    ad_personalization: advertising,
    analytics_storage: signalFor(({ category, declared }) =>
      declared ? declared.measuring : category === "functional",
    ),
  }
}
