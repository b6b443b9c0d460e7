import { readPayload } from "../../../lib/jwt"
import type { ApiFailure } from "../../../services/api/failure"
import type { FollowUp } from "../../../shared/outcome/followUp"
import { entryStateWith, type FinalOutcome } from "./activationEntry"
import type { ActivationOutcome } from "../api/activateAccount"

/** What the page of the activation learns of an attempt: either property, never both. */
export interface ActivationResult {
  /** Why there is no answer; shown in place. */
  failure?: ApiFailure
  outcome?: FinalOutcome
}

/**
 * What follows each final outcome of an activation (product decisions, section 5, "Activation"). `error` is the
 * site's own value for `accountActivationError` (specification section 3).
 */
const followUps = {
  // `onNextPage`: the activation page has no analytics. The error page, where an activation can be retried, has them,
  // but the visitor leaves it for the shop or for the activation page.
  activated: {
    page: "registration-activateaccount",
    event: { name: "activation_succeeded", onNextPage: true },
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
      return {
        ...followUpOfFinal("activated", activationId),
        progress: { activated: emailIn(authToken) },
        authToken,
        toShop: authToken !== undefined,
      }
    }
    case "notFound":
      return followUpOfFinal("notFound", activationId)
    case "unsuccessful":
      return followUpOfFinal("unsuccessful", activationId)
    case "unknown":
      return {
        ...followUpOfFinal("unsuccessful", activationId),
        report: { name: "unknown-activation-status", detail: outcome.status },
      }
    case "unanswered":
      return { result: { failure: outcome.failure } }
  }
}

/** The address in a member's token: the only part of the answer that may say whose account it is. */
function emailIn(authToken: string | undefined): string | undefined {
  const email = authToken && readPayload(authToken)?.["email"]
  return typeof email === "string" ? email : undefined
}

function followUpOfFinal(outcome: FinalOutcome, activationId: string): FollowUp<ActivationResult> {
  const { page, event, error } = followUps[outcome]
  return {
    save: { accountActivationId: activationId, accountActivationError: error },
    event,
    result: { outcome },
    page: { name: page, replace: true, state: entryStateWith(activationId, outcome) },
  }
}
