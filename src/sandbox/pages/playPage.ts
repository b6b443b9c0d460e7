import { languageNames } from "../../lib/languages"
import { frames, pageAddress, readScenario, type Command, type Scenario, type Step } from "../scenarios/scenarioLink"
import { escapeHtml } from "./escapeHtml"
import { sandboxNavigation } from "./navigation"
import type { SandboxPage } from "./page"
import { scenarioSwitches } from "./scenarioSwitches"

function commandText({ name, fields }: Command): string {
  const values = Object.entries(fields).map(([field, value]) => `${field} ${value}`)
  return `${name}: ${values.join(", ") || "none"}`
}

function stepText(step: Step): string {
  switch (step.kind) {
    case "fill":
      return `${step.field}: ${step.value}`
    case "send":
      return `The form with ${step.field} is sent`
    case "press":
      return `${step.selector} is pressed`
  }
}

/** What a scenario sets and does, in words, as list items. */
function facts({ language, fresh, page = "", commands = [], steps = [] }: Scenario): string {
  const all = [
    pageAddress(page, language),
    language ? languageNames[language] : "",
    fresh ? "Start data, a new visitor" : "",
    ...commands.map(commandText),
    ...steps.map(stepText),
  ]
  return all
    .filter((text) => text !== "")
    .map((text) => `<li>${escapeHtml(text)}</li>`)
    .join("")
}

/** The page on which client/play.ts plays the scenario in the URL, inside a frame of the chosen screen's size. */
export function playPage(url: URL): SandboxPage {
  const scenario = readScenario(url.searchParams)
  const title = scenario.title ?? "A scenario"
  const { frame } = scenario
  const size = frame ? ` width="${frames[frame].width}" height="${frames[frame].height}"` : ""
  return {
    title: `Sandbox: ${title}`,
    body: `${sandboxNavigation()}<main class="play${frame ? " framed" : ""}">
<div><h1>${escapeHtml(title)}</h1><p role="status" id="play-status">One moment…</p></div>
<div class="device"><iframe id="play-frame" title="The site"${size}></iframe></div>
<div>${scenarioSwitches(url)}
<p>The address of this page is the scenario: whoever opens it sees the same.</p>
<details><summary>What it holds</summary><ul>${facts(scenario)}</ul></details></div></main>`,
  }
}
