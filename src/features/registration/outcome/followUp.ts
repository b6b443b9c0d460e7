import type { ApiFailure } from "../../../services/api/failure"
import type { FollowingPage, FollowUp } from "../../../shared/outcome/followUp"
import type { SavedEntry } from "../../../router/entryState"
import { resendPauseSeconds, type RegistrationOutcome } from "./outcome"

/** What a form shows of an outcome in place. */
export interface RegistrationResult<Messages> {
  failure?: ApiFailure
  /** Fields that were refused, with what each says. */
  fields?: Messages
  /** Something was refused for which the form has no field. */
  other?: boolean
  /** The account is there; the shop opens. */
  registered?: boolean
  /** Why the backend no longer accepts the code. */
  codeErrors?: readonly { error: string | null }[]
  /** The proof of a sign-in is no longer accepted, and can be had anew. */
  signInExpired?: boolean
}

/** The registration that was answered. */
export interface SentRegistration {
  email: string
  flow: string
  /** Whether the answer was known from sending the same before, so that nothing is kept or told again. */
  repeated: boolean
  /** The moment of the answer, in milliseconds since the epoch. */
  now: number
}

/** What two forms that send the same thing do differently. */
interface Ways<Messages> {
  /** Where the visitor reads of the activation e-mail. */
  finished: FollowingPage
  /** Where the visitor reads that the account waits for its activation. */
  pending: FollowingPage
  /** Where the code can be entered anew; left out where that is this page. */
  codeRejected?: FollowingPage
  tokenRejected: FollowUp<RegistrationResult<Messages>>
  /** Name of the report of a status that was added to the contract later. */
  unknownStatus: string
}

/**
 * The ways on from the form of a landing page.
 * @param form its history entry, to which the pages about an outcome lead back
 * @param inPopup whether the page about the e-mail opens as a dialog: an entry of its own, so that Back closes it
 */
export function waysOfForm(
  form: SavedEntry,
  { inPopup, repeated }: { inPopup: boolean; repeated: boolean },
): Ways<never> {
  const state = { repeated, form }
  return {
    finished: inPopup ? { step: { finished: state, field: undefined } } : { name: "registration-formfinished", state },
    pending: { name: "registration-registrationformemailpendingcomplete", state: { form } },
    tokenRejected: { page: { deny: "expired" } },
    unknownStatus: "unknown-registration-status",
  }
}

/**
 * The ways on from the second step of a sign-up by another account.
 * @param direct whether the visitor has come from no provider, so that a token that is rejected cannot be had anew
 */
export function waysOfSecondStep({ direct }: { direct: boolean }): Ways<never> {
  return {
    finished: { name: "registration-formfinished" },
    pending: { name: "registration-registrationformemailpendingcomplete" },
    // The landing page says why, and takes another code.
    codeRejected: { name: "landing" },
    tokenRejected: direct ? { page: { deny: "expired", replace: true } } : { result: { signInExpired: true } },
    unknownStatus: "unknown-social-registration-status",
  }
}

/** What follows a registration (product decisions, section 5, "Outcomes"). */
export function registrationFollowUp<Messages extends object>(
  outcome: RegistrationOutcome<Messages>,
  sent: SentRegistration,
  ways: Ways<Messages>,
): FollowUp<RegistrationResult<Messages>> {
  const lasting = sent.repeated ? {} : lastingEffects(outcome, sent)
  switch (outcome.kind) {
    case "emailSent":
      return { ...lasting, page: ways.finished }
    case "accountActive":
      return { ...lasting, page: { name: "registration-registrationformemailactivecomplete" } }
    case "accountPending":
      return { ...lasting, page: ways.pending }
    case "registered":
      return { ...lasting, result: { registered: true }, toShop: true }
    case "codeRejected":
      return {
        result: { codeErrors: outcome.errorDetails },
        ...(ways.codeRejected && { page: ways.codeRejected }),
      }
    case "tokenRejected":
      return ways.tokenRejected
    case "invalidInput":
      return { result: { fields: outcome.fields, other: outcome.other } }
    case "failed":
      return { result: { failure: outcome.failure } }
    case "unknown":
      return { report: { name: ways.unknownStatus, detail: outcome.status }, result: { other: true } }
  }
}

/** What later pages need of an account that is there now or soon, and what analytics are told of it. */
function lastingEffects(outcome: RegistrationOutcome<unknown>, { email, flow, now }: SentRegistration): FollowUp {
  const finishedEvent = { name: "registration_finished", flow, email } as const
  switch (outcome.kind) {
    case "emailSent": {
      const { registrationId } = outcome
      return {
        keep: { finished: { email, registrationId, resendAt: now + resendPauseSeconds * 1000 } },
        progress: "started",
        event: { ...finishedEvent, registrationId, later: false },
      }
    }
    case "accountPending":
      return {
        // Nothing was sent now, so the e-mail can be asked for at once.
        keep: { finished: { email, registrationId: undefined, resendAt: now } },
        progress: "started",
        event: { name: "account_pending" },
      }
    case "accountActive":
      return { event: { name: "account_active" } }
    case "registered":
      return {
        authToken: outcome.authToken,
        event: { ...finishedEvent, registrationId: undefined, later: true },
      }
    default:
      return {}
  }
}
