import { array, object, string, ValidationError } from "yup"
import {
  registrationCodeProblem,
  extractRegistrationCode,
  type RegistrationCodeProblem,
} from "../../../lib/registrationCode"
import type { LinkLanguage } from "./linkLanguage"
import { readLink, type LinkReadProblem } from "./link"
import type { Reason } from "./outcome"
import { rowProblems, type LinkValues, type Parameter, type ParameterProblem } from "./values"

/** Error keys of a code that can't be sent. */
type CodeMessage = `landing:${RegistrationCodeProblem}`

/**
 * Errors of the generator's form, those of parameters by row; as keys in the namespace `admin`, or in `landing` with
 * that prefix.
 */
export interface LinkErrors {
  code?: CodeMessage | Reason
  parameters?: readonly (Partial<Record<keyof Parameter, ParameterProblem>> | undefined)[]
}

/** Validation schema of the generator's form (product decisions, sections 5 and 8). */
export const linkSchema = object({
  code: string()
    .default("")
    .test((code, { createError }) => {
      const problem = registrationCodeProblem(extractRegistrationCode(code))
      return problem === undefined || createError({ message: `landing:${problem}` satisfies CodeMessage })
    }),
  language: string<LinkLanguage>().default(""),
  page: string().default(""),
  parameters: array(object({ name: string().default(""), value: string().default("") }))
    .default([])
    .test((parameters, { createError }) => {
      const problems = rowProblems(parameters).map(({ row, part, problem }) =>
        createError({ path: `parameters[${row}].${part}`, message: problem }),
      )
      return problems.length === 0 || new ValidationError(problems)
    }),
} satisfies Record<keyof LinkValues, unknown>)

/** Values of the form that reads a link. */
export interface PastedLink {
  link: string
}

/**
 * Validation schema of a pasted link.
 * @param hosts names (with ports) of this site's hosts
 */
export const pastedLinkSchema = (hosts: readonly string[]) =>
  object({
    link: string()
      .default("")
      .test((link, { createError }) => {
        const problem: LinkReadProblem | undefined = readLink(link, hosts).problem
        return problem === undefined || createError({ message: problem })
      }),
  })
