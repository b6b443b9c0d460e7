import { basePath } from "../../lib/basePath"
import { isLanguage, type Language } from "../../lib/languages"

/** Screens, in CSS pixels, in which a scenario can be shown instead of the whole window. */
export const frames = {
  phone: { label: "Phone, 390 × 844", width: 390, height: 844 },
  small: { label: "Small phone, 320 × 568", width: 320, height: 568 },
} as const

export type FrameName = keyof typeof frames

/** The switches on the sandbox's pages, for all scenarios; what is not set is left to the browser. */
export interface Switches {
  language?: Language | undefined
  frame?: FrameName | undefined
}

/** Commands of the control API that a link may hold. */
const commandNames = ["faults", "flags", "consent", "country", "clock", "mails", "sign-in"] as const

/** A command of the control API, with its fields. */
export interface Command {
  name: (typeof commandNames)[number]
  fields: Readonly<Record<string, string>>
}

/** What is done on the page, in order: a field filled in, its form sent, an element pressed. */
export type Step =
  | { kind: "fill"; field: string; value: string }
  | { kind: "send"; field: string }
  | { kind: "press"; selector: string }

/** A state of the site that a link leads to. */
export interface Scenario extends Switches {
  title?: string | undefined
  /** Path and query below the base path, without a language; with a leading slash, a path on this host. */
  page?: string | undefined
  /** Whether the backend is reset to its start data and the browser forgets earlier visits first. */
  fresh?: boolean
  commands?: readonly Command[]
  steps?: readonly Step[]
}

/** Path of the page that plays a scenario: it sends the commands in the link and takes the steps (client/play.ts). */
export const playPath = `${basePath}/sandbox/play`

/**
 * Path and query of a page in a language, with a prefix for English too; the sandbox's own pages and other paths on
 * this host are the same in every language.
 */
export function pageAddress(page: string, language?: Language): string {
  // No second slash or backslash: these would begin the name of another host.
  if (/^\/(?![/\\])/.test(page)) return page
  if (language === undefined || page.startsWith("sandbox/")) return `${basePath}/${page}`
  return `${basePath}/${language}${page === "" || page.startsWith("?") ? "" : "/"}${page}`
}

function stepEntry(step: Step): [name: string, value: string] {
  switch (step.kind) {
    case "fill":
      return [`fill.${step.field}`, step.value]
    case "send":
      return ["send", step.field]
    case "press":
      return ["press", step.selector]
  }
}

/**
 * The link of a scenario, which holds all of its state. For a scenario that is only a page, the page's own address.
 * @param switches apply where the scenario does not say otherwise
 */
export function scenarioHref(scenario: Scenario, switches: Switches = {}): string {
  const { title, page = "", fresh, commands = [], steps = [] } = scenario
  const language = scenario.language ?? switches.language
  const frame = scenario.frame ?? switches.frame
  const isPage = [frame, fresh, ...commands, ...steps].every((part) => !part)
  if (isPage) return pageAddress(page, language)
  const query = [
    ["title", title],
    ["lang", language],
    ["frame", frame],
    ["fresh", fresh ? "1" : undefined],
    ...commands.map(({ name, fields }) => [name, String(new URLSearchParams(fields))] as const),
    ["page", page],
    ...steps.map(stepEntry),
  ] as const
  const set = query.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  return `${playPath}?${new URLSearchParams(set)}`
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

function readStep(name: string, value: string): Step[] {
  if (name.startsWith("fill.")) return [{ kind: "fill", field: name.slice("fill.".length), value }]
  if (name === "send") return [{ kind: "send", field: value }]
  return name === "press" ? [{ kind: "press", selector: value }] : []
}

/** The scenario in the query of a link. */
export function readScenario(query: URLSearchParams): Scenario {
  const entries = [...query]
  return {
    ...readSwitches(query),
    title: query.get("title") ?? undefined,
    page: query.get("page") ?? "",
    fresh: query.get("fresh") === "1",
    commands: entries.flatMap(([key, value]) => {
      const name = commandNames.find((known) => known === key)
      return name ? [{ name, fields: Object.fromEntries(new URLSearchParams(value)) }] : []
    }),
    steps: entries.flatMap(([name, value]) => readStep(name, value)),
  }
}
