/**
 * The inline script of the start page's files, after the head script: puts the file in the visitor's language, if the
 * head script has requested it, in place of the page that the host has sent (product decisions, section 3). The new
 * content is then hydrated like that of any page. The page is hidden, for 1500 ms at most (ui/base.css), until the
 * file is in place or, if the file does not come, until the page is rendered anew.
 *
 * The links to a page's code are in a template until this script inserts them: on a host that does not prioritise
 * requests, the code of the page that was sent would delay the file that takes its place.
 */
import { documentFlags } from "../../lib/documentFlags"
import { takeManagedHeadFrom } from "./managedHead"
import "./earlyActions"

const flags = documentFlags()
const request = window.languagePageRequest

const content = "body>:not(script)"

function preloadModulesOf(page: Document): void {
  const modules = page.querySelector<HTMLTemplateElement>("#modules")
  if (modules) document.head.append(modules.content)
}

function show(page: Document): void {
  // The page has been rendered anew meanwhile.
  if (flags.wrongLanguage === undefined) return
  // A host's decision applies only to the page that the host has sent: it is not applied (applyHostDecision.ts), and the
  // slots of this file are held back.
  const decision = document.getElementById("decision")
  if (decision) delete flags.revealed
  decision?.remove()
  document.documentElement.lang = page.documentElement.lang
  takeManagedHeadFrom(page)
  preloadModulesOf(page)
  // The scripts stay: those of the page that was sent are running already, and the file has the same.
  document.querySelectorAll(content).forEach((element) => element.remove())
  document.body.prepend(...page.querySelectorAll(content))
  delete flags.wrongLanguage
}

function onResponse(): void {
  const page = request?.status === 200 ? request.responseXML : null
  // A host without the file may answer with another page.
  if (!page?.querySelector("#root[data-route]")) return preloadModulesOf(document)
  if (document.readyState === "loading") document.addEventListener("readystatechange", () => show(page), { once: true })
  else show(page)
}

if (!request) preloadModulesOf(document)
else if (request.readyState === XMLHttpRequest.DONE) onResponse()
else request.addEventListener("loadend", onResponse)
