import { execute } from "../../../services/api/execute"
import type { Answer, ApiFailure } from "../../../services/api/failure"
import type { ActivateAccountMutation, ActivateAccountMutationVariables } from "../../../services/api/generated"
import { defineMutation } from "../../../services/api/operation"
import text from "./activateAccount.graphql?raw"

const operation = defineMutation<ActivateAccountMutation, ActivateAccountMutationVariables>(text)

/**
 * Outcome of an activation (product decisions, section 5, "Activation"). `unsuccessful`: the backend answered FAILED;
 * `unanswered`: the request itself failed.
 */
export type ActivationOutcome =
  /** Activated now or before: the visitor can log in, and is signed in if there is a token. */
  | { kind: "activated"; authToken: string | undefined }
  | { kind: "notFound" }
  | { kind: "unsuccessful" }
  | { kind: "unanswered"; failure: ApiFailure }
  /** A status added to the contract later. */
  | { kind: "unknown"; status: string }

/** Reads the backend's answer to activateAccount. */
export function activationOutcome(answer: Answer<ActivateAccountMutation>): ActivationOutcome {
  if (!answer.ok) return { kind: "unanswered", failure: answer.failure }
  const { status, authToken } = answer.data.activateAccount
  switch (status) {
    case "ACTIVATED":
    case "ALREADY_ACTIVE":
      return { kind: "activated", authToken: authToken ?? undefined }
    case "NOT_FOUND":
      return { kind: "notFound" }
    case "FAILED":
      return { kind: "unsuccessful" }
    default:
      return { kind: "unknown", status: status satisfies never }
  }
}

/** Activates a pending account. Idempotent. */
export const activateAccount = async (activationId: string): Promise<ActivationOutcome> =>
  activationOutcome(await execute(operation, { activationId }))
