import type { Scenario } from "./scenarioLink"

/** A scenario as the start page lists it. */
export interface Entry extends Omit<Scenario, "title"> {
  label: string
  /** One line. */
  explanation: string
}

/** Path and query of the start page with a good invitation. */
export const invited = "?rc=VALID-0001"

/** Query text of parameters. */
export function query(parameters: Record<string, string>): string {
  return `?${new URLSearchParams(parameters)}`
}

/**
 * A scenario for each sample; the keys are the samples, the values explain them.
 * @param page of a sample; by default its key is the page
 */
export function entries(samples: Readonly<Record<string, string>>, page = (key: string) => key): Entry[] {
  return Object.entries(samples).map(([label, explanation]) => ({ label, explanation, page: page(label) }))
}
