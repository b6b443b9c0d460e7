/** Cookies that pages and hosts share for experiments (product decisions, section 6). */

/** The visitor's id. */
export const anonymousIdCookie = "acq_anonymous_id"
/** The visitor's sticky bucket assignments, as the SDK serialises them (JSON). */
export const stickyBucketsCookie = "acq_variants"
/** Prefix of the cookies in which a redirect hands over exposures. */
export const exposureCookiePrefix = "acq_exposed_"
