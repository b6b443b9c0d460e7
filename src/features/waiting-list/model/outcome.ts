import type { Answer, ApiFailure } from "../../../services/api/failure"
import type { JoinWaitingListMutation } from "../../../services/api/generated"

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
