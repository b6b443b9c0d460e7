import { scenarioHref, readSwitches } from "../scenarios/scenarioLink"
import type { Scenarios, Switches } from "../scenarios/scenario"
import { scenarioAreas } from "../scenarios/scenarios"
import { escapeHtml, sandboxNavigation, type SandboxPage } from "./page"
import { scenarioSwitches } from "./scenarioSwitches"

const idOf = (group: string) => group.toLowerCase().replaceAll(/\W+/g, "-")

function section(group: string, scenarios: Scenarios, switches: Switches): string {
  const items = Object.entries(scenarios).map(([name, { explanation }]) => {
    const href = scenarioHref(name, switches)
    return `<div><dt><a href="${escapeHtml(href)}">${escapeHtml(name)}</a></dt><dd>${escapeHtml(explanation)}</dd></div>`
  })
  return `<section id="${idOf(group)}"><h2>${escapeHtml(group)}</h2><dl>${items.join("")}</dl></section>`
}

function index(): string {
  const lists = Object.entries(scenarioAreas).map(([area, groups]) => {
    const links = Object.keys(groups).map((group) => `<li><a href="#${idOf(group)}">${escapeHtml(group)}</a></li>`)
    return `<p>${escapeHtml(area)}</p><ul>${links.join("")}</ul>`
  })
  return `<nav class="index" aria-label="Groups">${lists.join("")}</nav>`
}

/**
 * The sandbox's start page: every scenario as a link, with a one-line explanation.
 * @param url its query holds the switches (lang, frame)
 */
export function startPage(url: URL): SandboxPage {
  const switches = readSwitches(url.searchParams)
  const sections = Object.values(scenarioAreas)
    .flatMap((groups) => Object.entries(groups))
    .map(([group, scenarios]) => section(group, scenarios, switches))
  const intro =
    "The site with an invented backend. Nothing leaves this machine; every name and code is made up. Each scenario is a link that holds all of its state: copy it to share it."
  return {
    title: "Sandbox: all scenarios",
    body: `${sandboxNavigation("start")}<main><h1>All scenarios</h1><p>${intro}</p>
${scenarioSwitches(url)}
<div class="columns">${index()}<div>${sections.join("")}</div></div></main>`,
  }
}
