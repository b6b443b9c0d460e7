import { languageNames, languages } from "../../lib/languages"
import { frames } from "../scenarios/scenario"
import { escapeHtml } from "./page"

/** A row of links of which one is current: each sets a parameter of the URL's query, or removes it. */
function switchRow(
  url: URL,
  name: string,
  { label, values }: { label: string; values: readonly (readonly [value: string | undefined, text: string])[] },
): string {
  const links = values.map(([value, text]) => {
    const query = new URLSearchParams(url.search)
    if (value === undefined) query.delete(name)
    else query.set(name, value)
    const mark = (url.searchParams.get(name) ?? undefined) === value ? ' aria-current="true"' : ""
    const lang = name === "lang" && value !== undefined ? ` lang="${value}"` : ""
    // With the path: an empty address would keep the query that the switch is to remove.
    const href = `${url.pathname}${query.size > 0 ? `?${query}` : ""}`
    return `<li><a href="${escapeHtml(href)}"${mark}${lang}>${escapeHtml(text)}</a></li>`
  })
  const id = `switch-${name}`
  return `<div class="switch" role="group" aria-labelledby="${id}"><span id="${id}" class="quiet">${label}</span><ul>${links.join("")}</ul></div>`
}

/** The switches for the language of the site and for the screen on which it is shown. */
export function scenarioSwitches(url: URL): string {
  const language = switchRow(url, "lang", {
    label: "Language",
    values: [[undefined, "The browser’s"], ...languages.map((code) => [code, languageNames[code]] as const)],
  })
  const frame = switchRow(url, "frame", {
    label: "Screen",
    values: [[undefined, "This window"], ...Object.entries(frames).map(([name, { label }]) => [name, label] as const)],
  })
  return `<div class="switches">${language}${frame}</div>`
}
