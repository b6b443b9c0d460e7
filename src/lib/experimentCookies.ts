/** Cookies that pages and hosts share for experiments (product decisions, section 6). */

/** The visitor's id. */
export const anonymousIdCookie = "acq_anonymous_id"

/**
 * Whether a value can be a visitor's id for experiments: the 36 characters of a UUID, so nothing long and no markup.
 */
export const isAnonymousId = (value: string | null | undefined): value is string =>
  value != null && /^[\da-f-]{36}$/.test(value)

/** Prefix of the cookies in which a redirect hands over exposures. */
export const exposureCookiePrefix = "acq_exposed_"
