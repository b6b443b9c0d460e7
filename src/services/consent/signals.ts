import type { ConsentSignals } from "./consentSignals"

/** One of the outside services that a visitor is asked about. */
export interface ServiceChoice {
  /** Category by its machine word: essential, functional, marketing. */
  category: string
  given: boolean
}

/**
 * The signals of Consent Mode v2 for a visitor's choices: measuring is functional, all that is advertising is marketing,
 * and what is essential needs no consent. A category counts as agreed to when each of its services is; one without a
 * service, or unknown, grants nothing.
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
