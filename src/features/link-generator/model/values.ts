import { isLanguage } from "../../../lib/languages"
import { packedKey, packedLimit } from "../../../lib/query"
import type { LinkLanguage } from "./linkLanguage"
import { textOf, type FormDataLike } from "../../../shared/forms/formData"

/** A campaign parameter. */
export interface Parameter {
  name: string
  value: string
}

/** Values of the link generator's form. */
export interface LinkValues {
  /** As typed or pasted. */
  code: string
  /** First path segment of the link; empty: recipients see the page in their own language. */
  language: LinkLanguage
  /** Name of a landing page; empty for the start page. */
  page: string
  parameters: readonly Parameter[]
}

/** Values of an untouched form. */
export const noValues: LinkValues = { code: "", language: "", page: "", parameters: [] }

/** Campaign parameters that analytics knows, in the order in which they are offered. */
export const knownNames: readonly string[] = ["source", "medium", "campaign", "content", "term", "id"].map(
  (name) => `utm_${name}`,
)

/** Names of parameters that a link itself sets, or that never belong in a link (product decisions, section 3). */
const reservedNames: readonly string[] = ["rc", "validityTimestamp", packedKey, "token", "activationId"]

export type ParameterProblem =
  | "link.error.nameMissing"
  | "link.error.nameSpace"
  | "link.error.nameReserved"
  | "link.error.nameTwice"
  | "link.error.valueMissing"
  | "link.error.tooLong"

/** An error of a control in a row; `row` counts from 0. */
export interface RowProblem {
  row: number
  part: keyof Parameter
  problem: ParameterProblem
}

/** Reads the values from the form's controls, or from a draft stored as a query. */
export function readLinkValues(data: FormDataLike): LinkValues {
  const language = data.get("language")
  const values = data.getAll("parameterValue")
  return {
    code: textOf(data.get("code")),
    language: isLanguage(language) ? language : "",
    page: textOf(data.get("page")),
    parameters: data.getAll("parameterName").map((name, row) => ({ name: textOf(name), value: textOf(values[row]) })),
  }
}

/** The values as a query for `readLinkValues`. */
export function draftOfLink({ code, language, page, parameters }: LinkValues): string {
  const query = new URLSearchParams({ code, language, page })
  for (const { name, value } of parameters) {
    query.append("parameterName", name)
    query.append("parameterValue", value)
  }
  return query.toString()
}

/** The parameters for the link: trimmed, without empty rows. */
export function usedParameters(parameters: readonly Parameter[]): Parameter[] {
  return parameters
    .map(({ name, value }) => ({ name: name.trim(), value: value.trim() }))
    .filter(({ name, value }) => name !== "" || value !== "")
}

/** Packs parameters into the value of acqParams, before URL encoding. */
export function packParameters(parameters: readonly Parameter[]): string {
  return new URLSearchParams(parameters.map(({ name, value }) => [name, value])).toString()
}

/** The errors of the parameters, by row; an empty row is valid. */
export function rowProblems(parameters: readonly Parameter[]): RowProblem[] {
  const names = parameters.map(({ name }) => name.trim())
  const found = parameters.flatMap((parameter, row): RowProblem[] => {
    const name = nameProblem(parameter, names.slice(0, row))
    if (name) return [{ row, part: "name", problem: name }]
    const valueMissing = names[row] !== "" && parameter.value.trim() === ""
    return valueMissing ? [{ row, part: "value", problem: "link.error.valueMissing" }] : []
  })
  const tooLong = encodeURIComponent(packParameters(usedParameters(parameters))).length > packedLimit
  if (found.length > 0 || !tooLong) return found
  return [{ row: names.findLastIndex((name) => name !== ""), part: "value", problem: "link.error.tooLong" }]
}

function nameProblem({ name, value }: Parameter, earlier: readonly string[]): ParameterProblem | undefined {
  const trimmed = name.trim()
  if (trimmed === "") return value.trim() === "" ? undefined : "link.error.nameMissing"
  if (/\s/.test(trimmed)) return "link.error.nameSpace"
  if (reservedNames.includes(trimmed)) return "link.error.nameReserved"
  return earlier.includes(trimmed) ? "link.error.nameTwice" : undefined
}
