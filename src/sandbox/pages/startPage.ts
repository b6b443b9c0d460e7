import { scenarioAreas } from "../scenarios/areas"
import type { Entry } from "../scenarios/entry"
import { readSwitches, scenarioHref, type Switches } from "../scenarios/scenarioLink"
import { isFound } from "../scenarios/search"
import type { World } from "../world"
import { escapeHtml } from "./escapeHtml"
import { sandboxNavigation } from "./navigation"
import type { SandboxPage } from "./page"
import { scenarioSwitches } from "./scenarioSwitches"

/** The id of a group, for links to it. */
const idOf = (group: string) => group.toLowerCase().replaceAll(/\W+/g, "-")

/** The text in which a search looks for its words. */
function wordsOf(group: string, { label, explanation }: Entry): string {
  return `${group} ${label} ${explanation}`
}

function item(group: string, entry: Entry, search: string, switches: Switches): string {
  const { label, explanation, ...scenario } = entry
  const href = scenarioHref({ title: label, ...scenario }, switches)
  const words = wordsOf(group, entry)
  const hidden = isFound(words, search) ? "" : " hidden"
  return `<div data-words="${escapeHtml(words)}"${hidden}><dt><a href="${escapeHtml(href)}">${escapeHtml(label)}</a></dt><dd>${escapeHtml(explanation)}</dd></div>`
}

/** The attribute that hides a group in which the search finds nothing. */
function hiddenUnlessFound(group: string, list: readonly Entry[], search: string): string {
  return list.some((entry) => isFound(wordsOf(group, entry), search)) ? "" : " hidden"
}

function section(group: string, list: readonly Entry[], search: string, switches: Switches): string {
  const items = list.map((entry) => item(group, entry, search, switches))
  const hidden = hiddenUnlessFound(group, list, search)
  return `<section id="${idOf(group)}"${hidden}><h2>${escapeHtml(group)}</h2><dl>${items.join("")}</dl></section>`
}

/** The search form. The search is part of the URL; client/filterScenarios.ts applies it while it is typed. */
function searchForm(search: string, url: URL): string {
  const kept = ["lang", "frame"].flatMap((name) => {
    const value = url.searchParams.get(name)
    return value === null ? [] : [`<input type="hidden" name="${name}" value="${escapeHtml(value)}">`]
  })
  return `<form role="search" method="get" action="${url.pathname}">${kept.join("")}
<input type="search" name="q" value="${escapeHtml(search)}" aria-label="Search all scenarios" placeholder="Search: refused, phone, consent…" autocomplete="off">
<button>Search</button></form>`
}

/** Links to the groups, by area. */
function index(areas: ReturnType<typeof scenarioAreas>, search: string): string {
  const lists = Object.entries(areas).map(([area, groups]) => {
    const links = Object.entries(groups).map(
      ([group, list]) =>
        `<li${hiddenUnlessFound(group, list, search)}><a href="#${idOf(group)}">${escapeHtml(group)}</a></li>`,
    )
    return `<p>${escapeHtml(area)}</p><ul>${links.join("")}</ul>`
  })
  return `<nav class="index" aria-label="Groups">${lists.join("")}</nav>`
}

/**
 * The sandbox's start page: every scenario as a link, with a one-line explanation.
 * @param url its query holds the search (q) and the switches (lang, frame)
 */
export function startPage(world: World, url: URL): SandboxPage {
  const search = url.searchParams.get("q") ?? ""
  const switches = readSwitches(url.searchParams)
  const areas = scenarioAreas(world)
  const all = Object.values(areas).flatMap((groups) => Object.entries(groups))
  const entries = all.flatMap(([group, list]) => list.map((entry) => wordsOf(group, entry)))
  const found = entries.filter((words) => isFound(words, search)).length
  const intro =
    "The site with an invented backend. Nothing leaves this machine; every name and code is made up. Each scenario is a link that holds all of its state: copy it to share it."
  return {
    title: "Sandbox: all scenarios",
    body: `${sandboxNavigation("start")}<main><h1>All scenarios</h1><p>${intro}</p>
${searchForm(search, url)}${scenarioSwitches(url)}
<p role="status" id="found" class="quiet" data-all="${entries.length}">${found} of ${entries.length} scenarios</p>
<div class="columns">${index(areas, search)}<div>${all.map(([group, list]) => section(group, list, search, switches)).join("")}</div></div></main>`,
  }
}
