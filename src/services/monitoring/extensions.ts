/** Addresses of what browser extensions, not the site, put into a page; policies name their scheme alone. */
export const extensionAddress = /^(?:(?:chrome|moz|safari|safari-web|ms-browser)-extension|webkit-masked-url)(?::|$)/i
