import type { ApiFailure } from "../../../services/api/failure"
import type { FollowUp } from "../../../shared/outcome/followUp"
import type { WaitingListOutcome } from "../api/joinWaitingList"

/** What the lobby shows in place. */
export interface WaitingListResult {
  joined?: true
  /** Why there is no answer, or that the answer is unknown. */
  problem?: ApiFailure | "unknown"
}

/** What follows joining the waiting list (specification section 2, /lobby). */
export function waitingListFollowUp(outcome: WaitingListOutcome): FollowUp<WaitingListResult> {
  switch (outcome.kind) {
    case "joined":
      return {
        event: { name: "waiting_list_joined" },
        result: { joined: true },
        // In the history entry, so that the confirmation survives a reload, Back and a change of language.
        entryState: { joined: true },
      }
    case "tokenRejected":
      return { page: { deny: "expired", replace: true } }
    case "unanswered":
      return { result: { problem: outcome.failure } }
    case "unknown":
      return {
        report: { name: "unknown-waiting-list-status", detail: outcome.status },
        result: { problem: "unknown" },
      }
  }
}
