import { attempt } from "../../../../lib/attempt"
import { isCountry } from "../../../../lib/countries"
import type { CodeWithValidity } from "../../../../lib/registrationCode"
import { postQuery } from "../../../../services/api/postQuery"
import type { Answer, ApiFailure } from "../../../../services/api/failure"
import type {
  CheckRegistrationCodeQuery,
  CheckRegistrationCodeQueryVariables,
} from "../../../../services/api/generated"
import { defineQuery } from "../../../../services/api/operation"
import { fit, type Shape } from "../../../../services/api/shape"
import type { CountryOption } from "../../../../services/state/registrationState"
import { codeVerdict, type CodeState, type CodeVerdict } from "../../../../shared/codeErrors/codeErrors"
import text from "./checkRegistrationCode.graphql?raw"

const operation = defineQuery<CheckRegistrationCodeQuery, CheckRegistrationCodeQueryVariables>(text)

const maybeText = ["string", null] as const

/**
 * Shape of the answer. Written by hand because the entry module sends this query and the list of all shapes is too
 * large for it; a test compares the two.
 */
export const codeAnswerShape: Shape = {
  registrationCodeDetails: [
    {
      errors: ["string"],
      errorDetails: [{ error: maybeText }],
      invitorName: maybeText,
      countryOptions: [{ isoCode: "string", termsPkString: maybeText, dataPolicyPkString: maybeText }],
    },
    null,
  ],
}

/** Why a code is rejected. */
type Rejection = Exclude<CodeState, "valid">

/** A rejection that is shown next to the code; a denied referrer leads to the deny page instead. */
export type ShownRejection = Exclude<Rejection, "referrer-denied">

/** Result of checking a code. */
export type CodeOutcome =
  | {
      kind: "accepted"
      inviter: string | undefined
      countryOptions: CountryOption[] | undefined
      /** What to store, for `restoredOutcome`. */
      answer: unknown
    }
  | ({ kind: "rejected"; rejection: Rejection; inviter: string | undefined } & Pick<CodeVerdict, "event" | "unknown">)
  | { kind: "unanswered"; failure: ApiFailure }

type Details = NonNullable<CheckRegistrationCodeQuery["registrationCodeDetails"]>

/** Reads the backend's answer to checkRegistrationCode; null is treated as empty throughout (contract). */
function codeOutcome(answer: Answer<CheckRegistrationCodeQuery>): CodeOutcome {
  if (!answer.ok) return { kind: "unanswered", failure: answer.failure }
  const details = answer.data.registrationCodeDetails
  const inviter = details?.invitorName?.trim() || undefined
  const { state, event, unknown } = codeVerdict(errorsIn(details))
  if (state !== "valid") return { kind: "rejected", rejection: state, inviter, event, unknown }
  const named = details?.countryOptions?.filter((option) => option !== null) ?? []
  if (named.length === 0) return { kind: "accepted", inviter, countryOptions: undefined, answer: answer.data }
  const countryOptions = supportedOptions(named)
  if (countryOptions.length > 0) return { kind: "accepted", inviter, countryOptions, answer: answer.data }
  // Nobody can register with such a code: its countries are treated like an unknown error.
  const noneSupported = `countries ${named.map(({ isoCode }) => isoCode).join(" ")}`
  return { kind: "rejected", rejection: "invitation-invalid", inviter, event: "code_invalid", unknown: [noneSupported] }
}

const errorsIn = (details: Details | null) => [
  ...(details?.errors ?? []),
  ...(details?.errorDetails ?? []).map((detail) => detail?.error),
]

type NamedOption = NonNullable<NonNullable<Details["countryOptions"]>[number]>

/** Those of a code's countries that the site supports, each once, with the documents named first. */
function supportedOptions(named: readonly NamedOption[]): CountryOption[] {
  const supported = new Map<string, CountryOption>()
  for (const { isoCode, termsPkString, dataPolicyPkString } of named) {
    if (!isCountry(isoCode) || supported.has(isoCode)) continue
    supported.set(isoCode, {
      isoCode,
      termsPkString: termsPkString ?? undefined,
      dataPolicyPkString: dataPolicyPkString ?? undefined,
    })
  }
  return [...supported.values()]
}

/** The outcome of a check whose answer was stored; undefined if nothing usable was. */
export const restoredOutcome = (stored: unknown): CodeOutcome | undefined =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of the type that the shape describes
  attempt(() => codeOutcome({ ok: true, data: fit(stored, codeAnswerShape) as CheckRegistrationCodeQuery }))

/**
 * Asks whether a registration code is valid, who invites and which countries it allows (specification section 7),
 * without waiting for the GraphQL client to load.
 */
export async function checkRegistrationCode({ code, validityTimestamp }: CodeWithValidity): Promise<CodeOutcome> {
  const variables = { registrationCode: code, ...(validityTimestamp && { validityTimestamp }) }
  return codeOutcome(await postQuery(operation, variables, codeAnswerShape))
}
