import type { Parameter } from "./model/values"

/** Ids of the generator's controls, for error links and focus. */
export const linkFieldIds = {
  code: "link-code",
  language: "link-language",
  page: "link-landing-page",
  addParameter: "link-add-parameter",
  existing: "link-existing",
} as const

/** Id of a control in a row of campaign parameters, counted from 0. */
export const parameterId = (row: number, part: keyof Parameter): string => `link-parameter-${part}-${row}`
