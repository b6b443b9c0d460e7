/** What a policy of Trusted Types makes; typed as the texts for which the DOM's own types ask. */
interface Rules {
  createHTML: (html: string) => string
  createScriptURL: (url: string) => string
}

declare global {
  interface Window {
    /** Trusted Types (W3C), where the browser has them. */
    trustedTypes?: { createPolicy: (name: string, rules: Rules) => Rules }
  }
}

const asItIs: Rules = { createHTML: (html) => html, createScriptURL: (url) => url }
let policy: Rules | undefined

/** The site's policy, the only one beside DOMPurify's that the headers of a host allow (src/hosting). */
function sitePolicy(): Rules {
  policy ??= window.trustedTypes?.createPolicy("site", asItIs) ?? asItIs
  return policy
}

/** Marks markup as fit for the page. Only for what has been cleaned. */
export function trustedMarkup(cleanHtml: string): string {
  return sitePolicy().createHTML(cleanHtml)
}

/** Marks the address of a script as fit for the page. Only for what a setting names. */
export function trustedScriptAddress(url: string): string {
  return sitePolicy().createScriptURL(url)
}
