/** Path under which a host serves the site, without a trailing slash. */
export const basePath = "/acquisition"
