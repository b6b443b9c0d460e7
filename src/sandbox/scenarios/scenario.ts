import type { Language } from "../../lib/languages"

/** Screens, in CSS pixels, in which a scenario can be shown instead of the whole window. */
export const frames = {
  phone: { label: "Phone, 390 × 844", width: 390, height: 844 },
  small: { label: "Small phone, 320 × 568", width: 320, height: 568 },
} as const

/** The switches on the sandbox's pages, for all scenarios; what is not set is left to the browser. */
export interface Switches {
  language?: Language | undefined
  frame?: keyof typeof frames | undefined
}

/** A command of the control API (controlHandlers.ts), with its fields. */
export interface Command {
  name: "faults" | "flags" | "consent" | "sign-in"
  fields: Readonly<Record<string, unknown>>
}

/**
 * What is done on the page, to the first visible element that a CSS selector names, so that it holds in every language:
 * a field filled in, the form of a field sent, an element pressed, or seen.
 */
export type Step = { fill: string; value: string } | { send: string } | { press: string } | { see: string }

/** A state of the site. */
export interface Scenario extends Switches {
  explanation: string
  /** Path and query below the base path, without a language; with a leading slash, a path on this host. */
  page?: string
  /** Name of the scenario that it continues, on the same page. */
  after?: string
  /** Whether it adds to the state of the backend, until a reset; others begin with the start data and a new visitor. */
  lasting?: boolean
  /** Whether it leads out of the site, to a page of the shop. */
  leaves?: boolean
  /** Whether the onboarding opens, which in all others the visitor has seen. */
  onboarding?: boolean
  commands?: readonly Command[]
  steps?: readonly Step[]
  /** CSS selector of what shows that the state is reached. */
  shows?: string
}

/** Scenarios by name. */
export type Scenarios = Readonly<Record<string, Scenario>>

/** The start page with a valid code. */
export const invited = "?rc=VALID-0001"

/** Parameters as the query of a URL, with its question mark. */
export function query(parameters: Record<string, string>): string {
  return `?${new URLSearchParams(parameters)}`
}

/**
 * A scenario for each key.
 * @param more the rest of a scenario, from its key
 */
export function each(explanations: Record<string, string>, more: (key: string) => Partial<Scenario>): Scenarios {
  const rows = Object.entries(explanations).map(([key, explanation]) => [key, { explanation, ...more(key) }] as const)
  return Object.fromEntries(rows)
}

/** The step that fills in a field. */
export const fill = (name: string, value: string): Step => ({ fill: `[name=${name}]`, value })

/** The step that sends the form of a field. */
export const send = (name: string): Step => ({ send: `[name=${name}]` })
