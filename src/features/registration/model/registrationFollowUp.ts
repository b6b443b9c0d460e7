import type { ApiFailure } from "../../../services/api/failure"
import type { FollowUpPage, FollowUp } from "../../../shared/outcome/followUp"
import type { SavedEntry } from "../../../router/entryState"
import { resendCooldownSeconds, type RegistrationOutcome } from "./registrationOutcome"

/** What a form shows in place for an outcome. */
export interface RegistrationResult<Messages> {
  failure?: ApiFailure
  fields?: Messages
  /** Something was rejected that the form has no field for. */
  other?: boolean
  registered?: boolean
  codeErrors?: readonly (string | null)[]
  /** The token of a sign-in is no longer accepted; signing in again gives a new one. */
  signInExpired?: boolean
  /** The proof of a phone number is no longer accepted; confirming it again gives a new one. */
  phoneExpired?: boolean
}

/** The registration that was answered. */
export interface AnsweredRegistration {
  email: string
  /** Whether the address belongs to the invitation, so that the form can't change it. */
  emailLocked?: boolean
  flow: string
  /** Whether the answer was already known from sending the same content before, so that nothing is tracked again. */
  repeated: boolean
  /** Time of the answer, in milliseconds since the epoch. */
  now: number
}

/** How the follow-ups of the landing page's form and of the second step of a social sign-up differ. */
interface Destinations<Messages> {
  finished: FollowUpPage
  pending: FollowUpPage
  /** The page on which another code can be entered; omitted if it is the form's own. */
  codeRejected?: FollowUpPage
  tokenRejected: FollowUp<RegistrationResult<Messages>>
  /** Name of the report for a status added to the contract later. */
  unknownStatus: string
}

/**
 * Where the form of a landing page leads.
 * @param form the form's history entry, which the outcome pages link back to
 * @param inPopup whether the page about the e-mail opens as a dialog, in a history entry of its own: Back closes it
 * @param byPhone whether the token that the backend may reject is the proof of a phone number, which can be confirmed
 * again; otherwise it is that of an approved visitor
 */
export function formDestinations(
  form: SavedEntry,
  { inPopup, repeated, byPhone }: { inPopup: boolean; repeated: boolean; byPhone: boolean },
): Destinations<never> {
  const state = { repeated, form }
  return {
    finished: inPopup
      ? { step: { finishedDialog: state, field: undefined } }
      : { name: "registration-formfinished", state },
    pending: { name: "registration-registrationformemailpendingcomplete", state: { form } },
    tokenRejected: byPhone ? { result: { phoneExpired: true } } : { page: { deny: "expired" } },
    unknownStatus: "unknown-registration-status",
  }
}

/**
 * Where the second step of a social sign-up leads.
 * @param notFromProvider whether the visitor did not come from a provider, so that a rejected token can't be renewed
 */
export function secondStepDestinations({ notFromProvider }: { notFromProvider: boolean }): Destinations<never> {
  return {
    finished: { name: "registration-formfinished" },
    pending: { name: "registration-registrationformemailpendingcomplete" },
    // The landing page gives the reason and accepts another code.
    codeRejected: { name: "landing" },
    tokenRejected: notFromProvider ? { page: { deny: "expired", replace: true } } : { result: { signInExpired: true } },
    unknownStatus: "unknown-social-registration-status",
  }
}

/** What follows a registration (product decisions, section 5, "Outcomes"). */
export function registrationFollowUp<Messages extends object>(
  outcome: RegistrationOutcome<Messages>,
  sent: AnsweredRegistration,
  destinations: Destinations<Messages>,
): FollowUp<RegistrationResult<Messages>> {
  const effects = sent.repeated ? repeatedEffects(lastingEffects(outcome, sent)) : lastingEffects(outcome, sent)
  switch (outcome.kind) {
    case "emailSent":
      return { ...effects, page: destinations.finished }
    case "accountActive":
      return { ...effects, page: { name: "registration-registrationformemailactivecomplete" } }
    case "accountPending":
      return { ...effects, page: destinations.pending }
    case "registered":
      return { ...effects, result: { registered: true }, toShop: true }
    case "codeRejected":
      return {
        result: { codeErrors: outcome.errors },
        ...(destinations.codeRejected && { page: destinations.codeRejected }),
      }
    case "tokenRejected":
      return destinations.tokenRejected
    case "invalidInput":
      return { result: { fields: outcome.fields, other: outcome.other } }
    case "unanswered":
      return { result: { failure: outcome.failure } }
    case "unknown":
      return { report: { name: destinations.unknownStatus, detail: outcome.status }, result: { other: true } }
  }
}

/**
 * The effects of an answer that is known already. Only `draftSent` is set again, because the form has saved its values
 * as a draft since (`saveDraft`); everything else was stored and tracked the first time.
 */
const repeatedEffects = ({ save }: FollowUp): FollowUp => (save ? { save: { draftSent: true } } : {})

/** What later pages need to know about the account, and the event for analytics. */
function lastingEffects(outcome: RegistrationOutcome<unknown>, registration: AnsweredRegistration): FollowUp {
  const { email, emailLocked, flow, now } = registration
  const address = { email, ...(emailLocked && { emailLocked }) }
  const finishedEvent = { name: "registration_finished", flow, email } as const
  switch (outcome.kind) {
    case "emailSent": {
      const { registrationId } = outcome
      const sentRegistration = { ...address, registrationId, resendAt: now + resendCooldownSeconds * 1000 }
      return {
        save: { sentRegistration, draftSent: true },
        saveIfLeft: { sentRegistration: { ...sentRegistration, unseen: true } },
        progress: { sent: email },
        event: { ...finishedEvent, registrationId, onNextPage: false },
      }
    }
    case "accountPending":
      return {
        // This answer sends no e-mail, so one can be requested immediately.
        save: { sentRegistration: { ...address, registrationId: undefined, resendAt: now }, draftSent: true },
        progress: { sent: email },
        event: { name: "account_pending" },
      }
    case "accountActive":
      return { event: { name: "account_active" } }
    case "registered":
      return {
        save: { draftSent: true },
        authToken: outcome.authToken,
        event: { ...finishedEvent, registrationId: undefined, onNextPage: true },
      }
    default:
      return {}
  }
}
