import { trustedScriptAddress } from "../../lib/trustedTypes"
import { pushEntry } from "./dataLayer"

const containerId = /^(GTM|G)?-[A-Z0-9]+$/

/** Whether a text is the id of a tag manager's container (specification section 5). */
export function isContainerId(id: string): boolean {
  return containerId.test(id)
}

/**
 * Starts the tag manager: says in the data layer that it starts, and asks for its script. To be called only with a valid
 * id, and only when the consent service is ready.
 * @returns once the script runs; rejects when it cannot be had
 */
export function startTagManager(id: string): Promise<void> {
  pushEntry({ "gtm.start": Date.now(), event: "gtm.js" })
  const script = document.createElement("script")
  script.async = true
  script.src = trustedScriptAddress(`https://www.googletagmanager.com/gtm.js?id=${id}`)
  return new Promise((resolve, reject) => {
    script.addEventListener("load", () => resolve())
    script.addEventListener("error", () => reject(new Error("the script cannot be loaded")))
    document.head.append(script)
  })
}
