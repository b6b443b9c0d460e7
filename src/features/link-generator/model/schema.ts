import { array, object, string, ValidationError } from "yup"
import {
  registrationCodeProblem,
  extractRegistrationCode,
  type RegistrationCodeProblem,
} from "../../../lib/registrationCode"
import type { LinkLanguage } from "./linkLanguage"
import { codesIn, linkCount, linkLimit, type CampaignPlan } from "./campaign"
import { channelProblems, type ChannelError } from "./channels"
import { readLink, type LinkReadProblem } from "./link"
import type { Reason } from "./outcome"
import type { UtmName } from "./utmNames"
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

/** Errors of a campaign's form, those of channels by row; as keys in the namespace `campaign`. */
export interface CampaignErrors {
  name?: "form.error.nameMissing" | "form.error.nameLong"
  codes?: "form.error.codesMissing" | "form.error.codesWrong" | "form.error.tooMany"
  pages?: "form.error.pagesMissing"
  languages?: "form.error.languagesMissing"
  channels?: readonly (ChannelError | undefined)[]
}

type MessageOf<Name extends "name" | "codes" | "pages" | "languages"> = NonNullable<CampaignErrors[Name]>

/** Longest name of a campaign, in characters. */
export const nameLimit = 80

/** Entries of a text that cannot be registration codes. */
export const wrongCodes = (text: string): string[] => codesIn(text).filter(registrationCodeProblem)

function codesProblem(plan: CampaignPlan): MessageOf<"codes"> | undefined {
  if (codesIn(plan.codes).length === 0) return "form.error.codesMissing"
  if (wrongCodes(plan.codes).length > 0) return "form.error.codesWrong"
  return linkCount(plan) > linkLimit ? "form.error.tooMany" : undefined
}

const text = string().default("")

/** Validation schema of a campaign's form. */
export const campaignSchema = object({
  name: string()
    .default("")
    .trim()
    .required("form.error.nameMissing" satisfies MessageOf<"name">)
    .max(nameLimit, "form.error.nameLong" satisfies MessageOf<"name">),
  codes: string()
    .default("")
    .test((codes, { createError, parent }) => {
      const plan: CampaignPlan = { ...parent, codes }
      const message = codesProblem(plan)
      return message === undefined || createError({ message })
    }),
  pages: array(string().default(""))
    .default([])
    .min(1, "form.error.pagesMissing" satisfies MessageOf<"pages">),
  languages: array(string<LinkLanguage>().default(""))
    .default([])
    .min(1, "form.error.languagesMissing" satisfies MessageOf<"languages">),
  channels: array(
    object({
      name: text,
      utm: object({ source: text, medium: text, campaign: text, content: text, term: text, id: text } satisfies Record<
        UtmName,
        unknown
      >),
    }),
  )
    .default([])
    .test((channels, { createError, parent }) => {
      const plan: CampaignPlan = { ...parent, channels }
      const problems = channelProblems(channels, plan).map(({ row, part, problem }) =>
        createError({ path: `channels[${row}].${part}`, message: problem }),
      )
      return problems.length === 0 || new ValidationError(problems)
    }),
} satisfies Record<keyof CampaignPlan, unknown>)
