import { languageNames, languages } from "../../lib/languages"
import { frames } from "../scenarios/scenarioLink"
import { switchRow } from "./switchRow"

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
