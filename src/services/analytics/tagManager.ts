import { trustedScriptUrl } from "../../lib/trustedTypes"
import { pushEntry } from "./dataLayer"

/** The specification's pattern (section 5), which also accepts an id with nothing before its hyphen. */
const containerId = /^(GTM|G)?-[A-Z0-9]+$/

const googleScript = "https://www.googletagmanager.com/gtm.js"

/** Whether a text is a valid tag manager container id (specification section 5). */
export function isContainerId(id: string): boolean {
  return containerId.test(id)
}

/**
 * Starts the tag manager: pushes the start event to the data layer and loads the script. Call only with a valid id, and
 * only once the consent service is ready.
 * @param scriptUrl URL of the script, by default Google's: absolute, or a path of this site, such as a tag gateway's
 * @returns resolves once the script has run; rejects if it cannot be loaded
 */
export function startTagManager(id: string, scriptUrl = googleScript): Promise<void> {
  pushEntry({ "gtm.start": Date.now(), event: "gtm.js" })
  const script = document.createElement("script")
  script.async = true
  const url = new URL(scriptUrl, location.href)
  url.searchParams.set("id", id)
  script.src = trustedScriptUrl(url.href)
  return new Promise((resolve, reject) => {
    script.addEventListener("load", () => resolve())
    script.addEventListener("error", () => reject(new Error("the script cannot be loaded")))
    document.head.append(script)
  })
}
