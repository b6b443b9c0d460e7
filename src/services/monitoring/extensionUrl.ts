/** URLs of browser extensions; CSP violations give only their scheme. */
export const extensionUrl = /^(?:(?:chrome|moz|safari|safari-web|ms-browser)-extension|webkit-masked-url)(?::|$)/i
