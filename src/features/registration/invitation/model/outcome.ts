import { isCountry } from "../../../../lib/countries"
import type { CheckRegistrationCodeQuery } from "../../../../services/api/generated"
import type { Answer, ApiFailure } from "../../../../services/api/failure"
import type { CountryOption } from "../../../../services/state/registrationState"
import { codeVerdict, type CodeState, type CodeVerdict } from "../../../../shared/codeErrors/codeErrors"

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
      answer: CheckRegistrationCodeQuery
    }
  | ({ kind: "rejected"; rejection: Rejection; inviter: string | undefined } & Pick<CodeVerdict, "event" | "unknown">)
  | { kind: "unanswered"; failure: ApiFailure }

type Details = NonNullable<CheckRegistrationCodeQuery["registrationCodeDetails"]>

/** Reads the backend's answer to checkRegistrationCode; null is treated as empty throughout (contract). */
export function codeOutcome(answer: Answer<CheckRegistrationCodeQuery>): CodeOutcome {
  if (!answer.ok) return { kind: "unanswered", failure: answer.failure }
  const details = answer.data.registrationCodeDetails
  const inviter = details?.invitorName?.trim() || undefined
  const { state, event, unknown } = codeVerdict(details ?? {})
  if (state !== "valid") return { kind: "rejected", rejection: state, inviter, event, unknown }
  const named = details?.countryOptions?.filter((option) => option !== null) ?? []
  if (named.length === 0) return { kind: "accepted", inviter, countryOptions: undefined, answer: answer.data }
  const countryOptions = supportedOptions(named)
  if (countryOptions.length > 0) return { kind: "accepted", inviter, countryOptions, answer: answer.data }
  // Nobody can register with such a code: its countries are treated like an unknown error.
  const noneSupported = `countries ${named.map(({ isoCode }) => isoCode).join(" ")}`
  return { kind: "rejected", rejection: "invitation-invalid", inviter, event: "code_invalid", unknown: [noneSupported] }
}

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
