import type { Consent } from "../../../lib/consent"
import type { Language } from "../../../lib/languages"
import { execute } from "../../../services/api/execute"
import type { Answer, ApiFailure } from "../../../services/api/failure"
import type { JoinWaitingListMutation, JoinWaitingListMutationVariables } from "../../../services/api/generated"
import { defineMutation } from "../../../services/api/operation"
import { receiptOf } from "../../../shared/forms/consents"
import text from "./joinWaitingList.graphql?raw"

const operation = defineMutation<JoinWaitingListMutation, JoinWaitingListMutationVariables>(text)

/** Outcome of joining the waiting list. */
export type WaitingListOutcome =
  /** Added, or already on the list: the same outcome for both, so as not to reveal who is on it. */
  | { kind: "joined" }
  | { kind: "tokenRejected" }
  | { kind: "unanswered"; failure: ApiFailure }
  /** A status added to the contract later. */
  | { kind: "unknown"; status: string }

/** Reads the backend's answer to joinWaitingList. */
export function waitingListOutcome(answer: Answer<JoinWaitingListMutation>): WaitingListOutcome {
  if (!answer.ok) return { kind: "unanswered", failure: answer.failure }
  const { status } = answer.data.joinWaitingList
  switch (status) {
    case "ADDED":
    case "ALREADY_ON_LIST":
      return { kind: "joined" }
    case "TOKEN_REJECTED":
      return { kind: "tokenRejected" }
    default:
      return { kind: "unknown", status: status satisfies never }
  }
}

/** Adds the e-mail address in the token to the waiting list, with the consent to be notified. Idempotent. */
export async function joinWaitingList(
  token: string,
  { shown, at }: Consent,
  language: Language,
): Promise<WaitingListOutcome> {
  const consent = { kind: "WAITING_LIST_NOTIFICATION", accepted: true, ...receiptOf(shown, at) } as const
  return waitingListOutcome(await execute(operation, { token, language, consent }))
}
