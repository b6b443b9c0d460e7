/** Cookies that pages and hosts share for experiments (product decisions, section 6). */

/** The visitor's id. */
export const anonymousIdCookie = "acq_anonymous_id"
/** The visitor's sticky bucket assignments, as the SDK serialises them (JSON). */
export const stickyBucketsCookie = "acq_variants"
/** Prefix of the cookies in which a redirect hands over exposures. */
export const exposureCookiePrefix = "acq_exposed_"

/**
 * Whether a value can be a visitor's id for experiments: the 36 characters of a UUID, so nothing long and no markup.
 */
export const isAnonymousId = (value: string | null | undefined): value is string =>
  value != null && /^[\da-f-]{36}$/.test(value)

/**
 * Name of a session cookie, set once a history entry holds a secret (boot/normalizeUrl.ts). While it is there, the
 * browser decides the experiments, not a host (hosting/decidingHost.ts): the host does not see the secret, and its
 * redirect would replace the entry that holds it.
 */
export const browserDecidesCookie = "acq_stay"
