/** Parameters that move from the URL to the history entry, where reports, tags and referrers cannot read them. */
export const secretParameters = ["token", "activationId"] as const

/** Matches a query with one of them, or with acqParams, which may hold one. */
export const secretInQuery = /[?&](?:acqParams|token|activationId)=/
