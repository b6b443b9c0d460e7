import { basePath } from "../../lib/basePath"
import { isLanguage, type Language } from "../../lib/languages"
import type { Switches } from "./scenario"
import { stepsTo, wholeScenario } from "./scenarios"

/** Path of the page that plays a scenario: it sends its commands and takes its steps (client/play.ts). */
export const playPath = `${basePath}/sandbox/play`

/**
 * Path and query of a page in a language, with a prefix for English too; the sandbox's own pages and other paths on
 * this host are the same in every language.
 */
export function pageAddress(page: string, language?: Language): string {
  if (page.startsWith("/")) return page
  if (language === undefined || page.startsWith("sandbox/")) return `${basePath}/${page}`
  return `${basePath}/${language}${page === "" || page.startsWith("?") ? "" : "/"}${page}`
}

/**
 * The link of a scenario. For a scenario that is only a page, the page's own address.
 * @param switches apply where the scenario does not say otherwise
 */
export function scenarioHref(name: string, switches: Switches = {}): string {
  const { language = switches.language, frame = switches.frame, page, commands, onboarding } = wholeScenario(name)
  const hasSteps = stepsTo(name).some((step) => !("see" in step))
  if (!frame && !hasSteps && !onboarding && commands.length === 0) return pageAddress(page, language)
  const query = new URLSearchParams({ scenario: name, ...(language && { lang: language }), ...(frame && { frame }) })
  return `${playPath}?${query}`
}

/** The switches in the query of a link; an unknown value counts as not set. */
export function readSwitches(query: URLSearchParams): Switches {
  const language = query.get("lang")
  const frame = query.get("frame")
  return {
    language: isLanguage(language) ? language : undefined,
    frame: frame === "phone" || frame === "small" ? frame : undefined,
  }
}
