/** Path that the site is served under, without a trailing slash. */
export const basePath = "/acquisition"
