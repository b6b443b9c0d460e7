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
  return state === "valid"
    ? { kind: "accepted", inviter, countryOptions: supportedOptions(details?.countryOptions), answer: answer.data }
    : { kind: "rejected", rejection: state, inviter, event, unknown }
}

/** Those of a code's countries that the site supports; undefined, meaning all countries, if there are none. */
function supportedOptions(options: Details["countryOptions"] | undefined): CountryOption[] | undefined {
  const supported: CountryOption[] = []
  for (const option of options ?? []) {
    if (!isCountry(option?.isoCode)) continue
    supported.push({
      isoCode: option.isoCode,
      termsPkString: option.termsPkString ?? undefined,
      dataPolicyPkString: option.dataPolicyPkString ?? undefined,
    })
  }
  return supported.length > 0 ? supported : undefined
}
