import type { RegistrationFlow } from "../../../services/settings/landing"

/** Steps between which Back and Forward move; the history entry names them. */
export const historySteps = ["start", "leanStep2", "email", "phone", "phoneForm"] as const

export type HistoryStep = (typeof historySteps)[number]

/** Where a visitor stands on the way from the landing page to an account. */
export interface FlowState {
  /** The flow of the landing page; of the lean one always its first step. */
  flow: Exclude<RegistrationFlow, "leanStep2">
  /** Whether the code was found good. */
  codeAccepted: boolean
  /** What came of the token of an approved visitor. */
  token: "reading" | "valid" | "invalid" | "expired"
  /** The step that the history entry names. */
  historyStep: HistoryStep
  /** Whether the first of two steps was filled in without an error. */
  firstStepDone: boolean
  /** Proof that the phone number is the visitor's. */
  phoneToken: string | undefined
}

export type FlowEvent =
  /** A landing page was opened. */
  | { type: "opened"; flow: RegistrationFlow }
  | { type: "codeChecked"; good: boolean }
  | { type: "tokenRead"; token: FlowState["token"] }
  /** The visitor went on, back or forward. */
  | { type: "moved"; to: HistoryStep }
  | { type: "firstStepDone" }
  /** Something of the first step turned out to be wrong later. */
  | { type: "firstStepWrong" }
  | { type: "phoneConfirmed"; token: string }

/** What the registration area shows. */
export type Stage =
  /** It is not known yet. */
  | "reading"
  /** The token is no good: the visitor is sent to the deny page. */
  | "denied"
  | "deniedExpired"
  | "code"
  /** The one-step form. */
  | "form"
  | "leanStep1"
  | "leanStep2"
  /** Ways to sign up. */
  | "methods"
  /** A phone number, and the code that is sent to it. */
  | "phone"
  /** The one-step form of a visitor whose number is confirmed. */
  | "phoneForm"

/** A visit that has just begun. */
export const initialFlow: FlowState = {
  flow: "default",
  codeAccepted: false,
  token: "reading",
  historyStep: "start",
  firstStepDone: false,
  phoneToken: undefined,
}

/** The state after an event. Another flow starts anew; all else changes one thing, so that events can be repeated. */
export function reduceFlow(state: FlowState, event: FlowEvent): FlowState {
  switch (event.type) {
    case "opened": {
      // Step 2 opened first starts at step 1 (product decisions, section 4).
      const flow = event.flow === "leanStep2" ? "leanStep1" : event.flow
      return flow === state.flow ? state : { ...initialFlow, flow }
    }
    case "codeChecked":
      return { ...state, codeAccepted: event.good }
    case "tokenRead":
      return { ...state, token: event.token }
    case "moved":
      return { ...state, historyStep: event.to }
    case "firstStepDone":
      return { ...state, firstStepDone: true }
    case "firstStepWrong":
      return { ...state, firstStepDone: false }
    case "phoneConfirmed":
      return { ...state, phoneToken: event.token }
  }
}

/** What a state shows (product decisions, section 4). */
export function stageOf(state: FlowState): Stage {
  if (state.flow === "waitingListApproved" && state.token !== "valid") return tokenStage(state.token)
  if (!state.codeAccepted) return "code"
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

function methodStage({ historyStep, phoneToken }: FlowState): Stage {
  switch (historyStep) {
    case "email":
      return "form"
    case "phone":
      return "phone"
    case "phoneForm":
      return phoneToken === undefined ? "phone" : "phoneForm"
    default:
      return "methods"
  }
}
