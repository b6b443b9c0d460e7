import type { ApiFailure } from "../../../services/api/failure"
import type { FollowUp } from "../../../shared/outcome/followUp"
import { entryWithOutcome, type StoredOutcome } from "./entry"
import type { ActivationOutcome } from "./outcome"

/** What the activation page shows in place; `end` says that the attempt was answered. */
export interface ActivationResult {
  /** Why there is no answer. */
  failure?: ApiFailure
  end?: StoredOutcome
}

/**
 * What follows each end of an activation (product decisions, section 5, "Activation"; error names: specification
 * section 3).
 */
const ends = {
  // The next page is the shop or one without analytics.
  done: {
    page: "registration-activateaccount",
    event: { name: "activation_succeeded", later: true },
    error: undefined,
  },
  notFound: { page: "registration-activateaccountError", event: { name: "activation_not_found" }, error: "invalid" },
  unsuccessful: { page: "registration-activateaccountError", event: { name: "activation_failed" }, error: "failed" },
} as const

/** What follows an activation. The link's history entry is replaced, so that Back can't send it again. */
export function activationFollowUp(outcome: ActivationOutcome, activationId: string): FollowUp<ActivationResult> {
  switch (outcome.kind) {
    case "activated": {
      const { authToken } = outcome
      return { ...ended("done", activationId), progress: "activated", authToken, toShop: authToken !== undefined }
    }
    case "notFound":
      return ended("notFound", activationId)
    case "unsuccessful":
      return ended("unsuccessful", activationId)
    case "unknown":
      return {
        ...ended("unsuccessful", activationId),
        report: { name: "unknown-activation-status", detail: outcome.status },
      }
    case "failed":
      return { result: { failure: outcome.failure } }
  }
}

function ended(end: StoredOutcome, activationId: string): FollowUp<ActivationResult> {
  const { page, event, error } = ends[end]
  return {
    keep: { accountActivationId: activationId, accountActivationError: error },
    event,
    result: { end },
    page: { name: page, replace: true, state: entryWithOutcome(activationId, end) },
  }
}
