import type { RegistrationFlow } from "../../../services/settings/landing"

/** Steps that Back and Forward move between; stored in the history entry. */
export const historySteps = ["start", "leanStep2", "email", "phone", "phoneCode", "phoneForm"] as const

export type HistoryStep = (typeof historySteps)[number]

/** What a visitor has done in a flow. */
export interface FlowProgress {
  /** The flow of the landing page; for the lean flow always `leanStep1`, whatever the step. */
  flow: Exclude<RegistrationFlow, "leanStep2">
  /** Whether the first of two steps was filled in without an error; absent if this document has not seen it. */
  firstStepDone?: boolean
  phone?: ConfirmedPhone | undefined
  expiredNumber?: string | undefined
}

/** What the stage of a flow depends on besides the visitor's progress in it. */
export interface FlowContext {
  /** Whether the stages after the code form are shown (`isInvited` in invitation.ts). */
  invited: boolean
  /** Result of reading the token of an approved visitor; other flows ignore it. */
  token: "reading" | "valid" | "invalid" | "expired"
  historyStep: HistoryStep
  /** Whether the draft that the visit began with holds the first of two steps. */
  holdsFirstStep: boolean
  /** Whether an SMS code was sent, and not too long ago (`parseSentSmsCode`). */
  smsCodeSent: boolean
}

/** A phone number, in E.164 form and readable, and the proof that it belongs to the visitor. */
export interface ConfirmedPhone {
  number: string
  readable?: string
  token: string
}

/** What a visitor does in a flow. */
export type FlowEvent =
  | { type: "firstStepDone" }
  | { type: "firstStepInvalid" }
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

/** The progress in the flow of a landing page: what is known of another flow does not count. */
export function progressIn(opened: RegistrationFlow, known: FlowProgress): FlowProgress {
  const flow = opened === "leanStep2" ? "leanStep1" : opened
  return flow === known.flow ? known : { flow }
}

/** Returns the progress after an event. */
export function reduceFlow(progress: FlowProgress, event: FlowEvent): FlowProgress {
  switch (event.type) {
    case "firstStepDone":
      return { ...progress, firstStepDone: true }
    case "firstStepInvalid":
      return { ...progress, firstStepDone: false }
    case "phoneConfirmed":
      return { ...progress, phone: event.phone, expiredNumber: undefined }
    case "phoneExpired":
      return { ...progress, phone: undefined, expiredNumber: progress.phone?.number }
  }
}

/**
 * Returns the stage of a flow (product decisions, section 4). A visit that would open at step 2 starts at step 1, unless
 * a reload has kept what was entered there.
 */
export function stageOf(progress: FlowProgress, context: FlowContext): Stage {
  const { flow, firstStepDone = context.holdsFirstStep } = progress
  if (flow === "waitingListApproved" && context.token !== "valid") return tokenStage(context.token)
  if (!context.invited) return "code"
  switch (flow) {
    case "default":
    case "waitingListApproved":
      return "form"
    case "leanStep1":
      return context.historyStep === "leanStep2" && firstStepDone ? "leanStep2" : "leanStep1"
    case "socialRegistration":
      return methodStage(context, progress.phone !== undefined)
  }
}

function tokenStage(token: "reading" | "invalid" | "expired"): Stage {
  if (token === "reading") return "reading"
  return token === "expired" ? "deniedExpired" : "denied"
}

function methodStage({ historyStep, smsCodeSent }: FlowContext, phoneConfirmed: boolean): Stage {
  switch (historyStep) {
    case "email":
      return "form"
    case "phone":
      return "phone"
    case "phoneCode":
      return smsCodeSent ? "phoneCode" : "phone"
    case "phoneForm":
      return phoneConfirmed ? "phoneForm" : "phone"
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
