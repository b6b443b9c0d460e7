import type { RegistrationFlow } from "../../../services/settings/landing"

/** Steps that Back and Forward move between; stored in the history entry. */
export const historySteps = ["start", "leanStep2", "email", "phone", "phoneCode", "phoneForm"] as const

export type HistoryStep = (typeof historySteps)[number]

/** Progress of a visitor from the landing page to an account. */
export interface FlowState {
  /** The flow of the landing page; for the lean flow always `leanStep1`, whatever the step. */
  flow: Exclude<RegistrationFlow, "leanStep2">
  /** Whether the stages after the code form are shown (`isInvited` in invitation.ts). */
  invited: boolean
  token: "reading" | "valid" | "invalid" | "expired"
  historyStep: HistoryStep
  /** Whether the first of two steps was filled in without an error; undefined if this document has not seen it. */
  firstStepDone: boolean | undefined
  /** Whether an SMS code was sent, and not too long ago (`parseSentSmsCode`). */
  smsCodeSent: boolean
  phone: ConfirmedPhone | undefined
  expiredNumber: string | undefined
}

/** A phone number, in E.164 form, and the proof that it belongs to the visitor. */
export interface ConfirmedPhone {
  number: string
  token: string
}

/** What changes the flow; see {@link reduceFlow}. */
export type FlowEvent =
  /** A landing page was opened; `holdsFirstStep`: the draft that it began with holds the first of two steps. */
  | { type: "opened"; flow: RegistrationFlow; holdsFirstStep?: boolean }
  | { type: "invitationKnown"; invited: boolean }
  | { type: "tokenRead"; token: FlowState["token"] }
  /** The visitor continued, or went back or forward. */
  | { type: "moved"; to: HistoryStep }
  | { type: "firstStepDone" }
  | { type: "firstStepInvalid" }
  /** `sent` is false if no SMS code was sent, or if the last one was sent too long ago. */
  | { type: "smsCodeSent"; sent: boolean }
  | { type: "phoneConfirmed"; phone: ConfirmedPhone }
  | { type: "phoneExpired" }

/** What the registration area shows. */
export type Stage =
  | "reading"
  /** The token is invalid: the visitor is redirected to the deny page. */
  | "denied"
  | "deniedExpired"
  | "code"
  | "form"
  | "leanStep1"
  | "leanStep2"
  | "methods"
  | "phone"
  | "phoneCode"
  /** The one-step form for a visitor whose number is confirmed. */
  | "phoneForm"

/** State at the start of a visit. */
export const initialFlow: FlowState = {
  flow: "default",
  invited: false,
  token: "reading",
  historyStep: "start",
  firstStepDone: undefined,
  smsCodeSent: false,
  phone: undefined,
  expiredNumber: undefined,
}

/**
 * Returns the state after an event. Opening a different flow resets the state; every other event only sets values, so
 * that it can be repeated.
 */
export function reduceFlow(state: FlowState, event: FlowEvent): FlowState {
  switch (event.type) {
    case "opened":
      return openFlow(state, event)
    case "invitationKnown":
      return { ...state, invited: event.invited }
    case "tokenRead":
      return { ...state, token: event.token }
    case "moved":
      return { ...state, historyStep: event.to }
    case "firstStepDone":
      return { ...state, firstStepDone: true }
    case "firstStepInvalid":
      return { ...state, firstStepDone: false }
    case "smsCodeSent":
      return { ...state, smsCodeSent: event.sent }
    case "phoneConfirmed":
      return { ...state, phone: event.phone, expiredNumber: undefined }
    case "phoneExpired":
      // If this event is repeated, `phone` is undefined already: keep the number that the first event has stored.
      return { ...state, phone: undefined, expiredNumber: state.phone?.number ?? state.expiredNumber }
  }
}

/**
 * The state after a landing page was opened. A visit that would open at step 2 starts at step 1 (product decisions,
 * section 4), unless a reload has kept what was entered there.
 */
function openFlow(state: FlowState, opened: Extract<FlowEvent, { type: "opened" }>): FlowState {
  const flow = opened.flow === "leanStep2" ? "leanStep1" : opened.flow
  const next = flow === state.flow ? state : { ...initialFlow, flow }
  return { ...next, firstStepDone: next.firstStepDone ?? (opened.holdsFirstStep || undefined) }
}

/** Returns the stage for a state (product decisions, section 4). */
export function stageOf(state: FlowState): Stage {
  if (state.flow === "waitingListApproved" && state.token !== "valid") return tokenStage(state.token)
  if (!state.invited) return "code"
  switch (state.flow) {
    case "default":
    case "waitingListApproved":
      return "form"
    case "leanStep1":
      return state.historyStep === "leanStep2" && state.firstStepDone ? "leanStep2" : "leanStep1"
    case "socialRegistration":
      return methodStage(state)
  }
}

function tokenStage(token: "reading" | "invalid" | "expired"): Stage {
  if (token === "reading") return "reading"
  return token === "expired" ? "deniedExpired" : "denied"
}

function methodStage({ historyStep, smsCodeSent, phone }: FlowState): Stage {
  switch (historyStep) {
    case "email":
      return "form"
    case "phone":
      return "phone"
    case "phoneCode":
      return smsCodeSent ? "phoneCode" : "phone"
    case "phoneForm":
      return phone ? "phoneForm" : "phone"
    default:
      return "methods"
  }
}

/**
 * A visitor from the waiting list who may register now, as a token proves (flow `waitingListApproved`). Token and email
 * are undefined until the page is hydrated: a prerendered page does not know them.
 */
export interface ApprovedVisitor {
  token: string | undefined
  /** The address in the token, which can't be changed. */
  email: string | undefined
}
