import type { Scenario } from "./scenarioLink"

/** A scenario as the sandbox's start page lists it. */
export interface Entry extends Omit<Scenario, "title"> {
  label: string
  /** One line. */
  explanation: string
}

/** Query with a valid code; used alone as a page, it is the start page with that code. */
export const validCodeQuery = "?rc=VALID-0001"

/** Parameters as the query of a URL, with its question mark. */
export function query(parameters: Record<string, string>): string {
  return `?${new URLSearchParams(parameters)}`
}

/**
 * A scenario for each sample; the keys are the samples, the values explain them.
 * @param page the page of a sample, from its key; by default the key itself
 */
export function entries(samples: Readonly<Record<string, string>>, page = (key: string) => key): Entry[] {
  return Object.entries(samples).map(([label, explanation]) => ({ label, explanation, page: page(label) }))
}
