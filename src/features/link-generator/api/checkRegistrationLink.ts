import type { CodeWithValidity } from "../../../lib/registrationCode"
import { execute } from "../../../services/api/execute"
import type { Answer, ApiFailure } from "../../../services/api/failure"
import type { CheckRegistrationLinkQuery, CheckRegistrationLinkQueryVariables } from "../../../services/api/generated"
import { defineQuery } from "../../../services/api/operation"
import { codeVerdict } from "../../../shared/codeErrors/codeErrors"
import { rejectionOf, type Rejection } from "../model/rejection"
import text from "./checkRegistrationLink.graphql?raw"

const operation = defineQuery<CheckRegistrationLinkQuery, CheckRegistrationLinkQueryVariables>(text)

/** Whether a link that was read is still valid, according to the backend. */
export type ValidityOutcome =
  | { kind: "valid" }
  | ({ kind: "rejected" } & Rejection)
  | { kind: "unanswered"; failure: ApiFailure }

/** Reads the backend's answer to checkRegistrationLink; null is treated as empty throughout (contract). */
export function validityOutcome(answer: Answer<CheckRegistrationLinkQuery>): ValidityOutcome {
  if (!answer.ok) return { kind: "unanswered", failure: answer.failure }
  const details = answer.data.registrationCodeDetails
  const verdict = codeVerdict([
    ...(details?.errors ?? []),
    ...(details?.errorDetails ?? []).map((detail) => detail?.error),
  ])
  return verdict.state === "valid" ? { kind: "valid" } : { kind: "rejected", ...rejectionOf(verdict) }
}

/** Asks whether a link's code and signed validity are valid; does not query the inviter and the countries. */
export const checkRegistrationLink = async ({ code, validityTimestamp }: CodeWithValidity): Promise<ValidityOutcome> =>
  validityOutcome(await execute(operation, { registrationCode: code, ...(validityTimestamp && { validityTimestamp }) }))
