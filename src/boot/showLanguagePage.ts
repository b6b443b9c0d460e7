import { documentFlags } from "../lib/documentFlags"
import { replaceManagedHead } from "./managedHead"
import "./head/earlyActions"

/** How long the page waits for the file, in milliseconds. */
const maxWaitMs = 3000

let shown: Promise<void> | undefined

/**
 * Resolves once the page in the visitor's language is in place, or is known not to come: then the page is rendered from
 * scratch.
 */
export const ensureLanguagePage = (): Promise<void> => (shown ??= showLanguagePage())

/**
 * Puts the start page's file in the visitor's language, which the head script has requested, in place of the one that
 * the host has sent (product decisions, section 3): it is then hydrated like any other. Without that file the page is
 * rendered anew.
 */
async function showLanguagePage(): Promise<void> {
  const page = window.languagePageRequest && (await answerTo(window.languagePageRequest))
  // A host may answer with something else.
  if (!page?.querySelector("#root[data-route]")) return
  document.documentElement.lang = page.documentElement.lang
  replaceManagedHead(page)
  document.head.append(...page.head.querySelectorAll("[rel=modulepreload]"))
  document.querySelector("#form-modules")?.replaceWith(...page.querySelectorAll("#form-modules"))
  document.body.replaceChildren(...page.body.childNodes)
  delete documentFlags().wrongLanguage
}

/** The document that a request is answered with; null if there is none in time. */
async function answerTo(request: XMLHttpRequest): Promise<Document | null> {
  if (request.readyState !== XMLHttpRequest.DONE) {
    request.timeout = maxWaitMs
    await new Promise((resolve) => request.addEventListener("loadend", resolve))
  }
  return request.status === 200 ? request.responseXML : null
}
