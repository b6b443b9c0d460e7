import type { ApiFailure } from "../../../services/api/failure"
import type { FollowUp } from "../../../shared/outcome/followUp"
import type { WaitingListOutcome } from "./outcome"

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
        // So that it survives a reload, Back and a change of language.
        page: { entry: { joined: true } },
      }
    case "tokenRejected":
      return { page: { deny: "expired", replace: true } }
    case "failed":
      return { result: { problem: outcome.failure } }
    case "unknown":
      return {
        report: { name: "unknown-waiting-list-status", detail: outcome.status },
        result: { problem: "unknown" },
      }
  }
}
