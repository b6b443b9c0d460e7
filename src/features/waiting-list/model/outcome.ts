import type { Answer, ApiFailure } from "../../../services/api/failure"
import type { JoinWaitingListMutation } from "../../../services/api/generated"

/** What came of joining the waiting list. */
export type WaitingListOutcome =
  /** Added, or on it before: the two are told alike, so that nobody learns who is on it. */
  | { kind: "joined" }
  | { kind: "tokenRejected" }
  | { kind: "failed"; failure: ApiFailure }
  /** A status that was added to the contract later. */
  | { kind: "unknown"; status: string }

/** Reads the backend's answer to joinWaitingList. */
export function waitingListOutcome(answer: Answer<JoinWaitingListMutation>): WaitingListOutcome {
  if (!answer.ok) return { kind: "failed", failure: answer.failure }
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
