import { array, object, string } from "yup"
import { packedKey, packedLimit } from "../../../lib/query"
import {
  extractRegistrationCode,
  registrationCodeProblem,
  type RegistrationCodeProblem,
} from "../../../lib/registrationCode"
import { packParameters } from "./link"
import type { Reason } from "./rejection"
import { channelsIn, linkCount, parametersIn, type LinkValues, type LinkLanguage } from "./values"

/** Error keys of a code that can't be sent. */
type CodeMessage = `landing:${RegistrationCodeProblem}`

/** An error of the campaign parameters, and the number of its line. */
export interface ParameterError {
  problem: "error.form" | "error.reserved" | "error.twice" | "error.tooLong"
  line: number
}

/** Errors of the generator's form, as keys in the namespace `links`, or in `landing` with that prefix. */
export interface LinkErrors {
  code?: CodeMessage | Reason
  languages?: "error.languagesMissing"
  pages?: "error.pagesMissing"
  channels?: "error.tooMany"
  parameters?: ParameterError
}

/** The most links that one code makes at once: a browser shows no longer table at ease. */
export const linkLimit = 500

/** Names of parameters that a link itself sets, or that never belong in a link (product decisions, section 3). */
const reservedNames: readonly string[] = ["rc", "validityTimestamp", packedKey, "token", "activationId"]

function parameterError({ channels, parameters }: LinkValues): ParameterError | undefined {
  const rows = parametersIn(parameters)
  const all = channelsIn(channels)
  const taken = new Set(all[0] ? ["utm_source"] : [])
  for (const { name, value, line } of rows) {
    if (!/^\S+$/.test(name) || value === "") return { problem: "error.form", line }
    if (reservedNames.includes(name)) return { problem: "error.reserved", line }
    if (taken.has(name)) return { problem: "error.twice", line }
    taken.add(name)
  }
  const isTooLong = all.some((one) => encodeURIComponent(packParameters(one, rows)).length > packedLimit)
  return isTooLong ? { problem: "error.tooLong", line: rows.length } : undefined
}

/** Validation schema of the generator's form (product decisions, sections 5 and 8). */
export const linkSchema = object({
  code: string()
    .default("")
    .test((code, { createError }) => {
      const problem = registrationCodeProblem(extractRegistrationCode(code))
      return problem === undefined || createError({ message: `landing:${problem}` satisfies CodeMessage })
    }),
  languages: array(string<LinkLanguage>().default(""))
    .default([])
    .min(1, "error.languagesMissing" satisfies LinkErrors["languages"]),
  pages: array(string().default(""))
    .default([])
    .min(1, "error.pagesMissing" satisfies LinkErrors["pages"]),
  channels: string()
    .default("")
    .test((channels, { createError, parent }) => {
      const values: LinkValues = { ...parent, channels }
      return (
        linkCount(values) <= linkLimit || createError({ message: "error.tooMany" satisfies LinkErrors["channels"] })
      )
    }),
  parameters: string()
    .default("")
    .test((parameters, { createError, parent }) => {
      const values: LinkValues = { ...parent, parameters }
      const error = parameterError(values)
      return error === undefined || createError({ message: { ...error } })
    }),
} satisfies Record<keyof LinkValues, unknown>)
