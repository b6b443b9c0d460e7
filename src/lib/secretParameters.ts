/** Parameters that move from the URL to the history entry, where reports, tags and referrers cannot read them. */
export const secretParameters = ["token", "activationId"] as const

/** Matches a query with a secret parameter, or with acqParams, which may contain one. */
export const maybeSecretInQuery = /[?&](?:acqParams|token|activationId)=/
