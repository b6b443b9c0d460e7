import { createStore } from "zustand/vanilla"
import { track, trackOnNextPage } from "../../../services/analytics/track"
import { readAuthToken } from "../../../services/api/authToken"
import type { ApiFailure } from "../../../services/api/failure"
import { executeWithoutClient } from "../../../services/api/executeWithoutClient"
import { basePath } from "../../../lib/basePath"
import {
  extractRegistrationCode,
  registrationCodeProblem,
  type RegistrationCodeProblem,
} from "../../../lib/registrationCode"
import { report } from "../../../services/monitoring/report"
import { denyPath } from "../../../router/denyPath"
import { splitPath } from "../../../router/prefixes"
import { registrationStore } from "../../../services/state/registrationStore"
import { codeVerdict, type CodeErrors } from "../../../shared/codeErrors/codeErrors"
import { checkRegistrationCode, codeAnswerShape } from "./api/checkRegistrationCode"
import { clearCode, saveCode, storedCode, type CodeWithValidity } from "./storedCode"
import { codeOutcome, type CodeOutcome, type ShownRejection } from "./model/outcome"
import { createRequestOrder, type InvitationTrigger } from "./model/requestOrder"

/** State of the invitation; `typed`: the visitor entered the code, which is not one of the URL or an earlier visit. */
export type Invitation =
  /** `returned`: the visitor gave up an accepted code to enter another. */
  | { phase: "none"; returned?: true }
  /** The code of an earlier visit is being checked silently. */
  | { phase: "restoring" }
  | { phase: "checking"; code: string; typed: boolean }
  | { phase: "malformed"; code: string; problem: RegistrationCodeProblem }
  | { phase: "rejected"; code: string; rejection: ShownRejection; inviter: string | undefined; typed: boolean }
  | { phase: "failed"; code: string; failure: ApiFailure; typed: boolean }
  /** `member`: the visitor is signed in, did not type the code and has not asked for the form. */
  | { phase: "accepted"; code: string; typed: boolean; member: boolean }

/** The invitation of this page load. Independent of React, so that its code can be checked before React has loaded. */
export const invitationStore = createStore<Invitation>()(() => ({ phase: "none" }))

/**
 * Whether the visitor sees the stages after the code form (product decisions, section 4): with an accepted code, or
 * with a code from the URL or an earlier visit whose check is still running or has failed.
 */
export const isInvited = (invitation: Invitation): boolean =>
  invitation.phase === "accepted" ||
  invitation.phase === "restoring" ||
  ((invitation.phase === "checking" || invitation.phase === "failed") && !invitation.typed)

const setInvitation = (invitation: Invitation) => invitationStore.setState(invitation, true)

/**
 * Declares a request about the code to be the latest one, and returns a function that says whether it still is;
 * undefined if the request must not run.
 */
const supersede = createRequestOrder()

/** The code in the URL with which the page load began, if any. */
let linked: CodeWithValidity | undefined

/** Why a code is checked. */
type CheckTrigger = Extract<InvitationTrigger, "link" | "stored" | "entered" | "retried">

/**
 * Stores the code from the URL. If the page needs a code now (`check`), checks that code or, without one, the code of
 * an earlier visit.
 */
export function beginInvitation({ check }: { check: boolean }): void {
  const query = new URLSearchParams(location.search)
  const code = extractRegistrationCode(query.get("rc") ?? "")
  if (code) {
    linked = { code, validityTimestamp: query.get("validityTimestamp") ?? undefined }
    // A malformed code does not replace the stored code of an earlier visit.
    if (!registrationCodeProblem(code)) saveCode(linked)
  }
  if (check) checkKnownCode()
}

/**
 * Checks the code of the URL or of an earlier visit for a page that needs a code, unless something has happened to the
 * invitation before (`createRequestOrder`). The page load may have begun on a page that needs none: the page about the
 * e-mail was reloaded, say, and Back then led to the form.
 */
export function checkKnownCode(): void {
  const stored = storedCode()
  // A malformed code of the URL is not stored, but the visitor has to see what is wrong with it.
  if (linked && (stored.code === linked.code || registrationCodeProblem(linked.code))) void checkCode("link", linked)
  else void checkCode("stored", stored)
}

/** Checks a code that the visitor typed or pasted. A validity that came with the same code in a link still applies. */
export async function submitCode(text: string): Promise<void> {
  const code = extractRegistrationCode(text)
  const current = invitationStore.getState()
  // The code is already being checked. A code from the URL may not be in the field yet: an empty field then means it.
  if (current.phase === "checking" && (code === current.code || (code === "" && !current.typed))) return
  const stored = storedCode()
  await checkCode("entered", { code, validityTimestamp: stored.code === code ? stored.validityTimestamp : undefined })
}

/** Checks the stored code, which came from the URL or an earlier visit, again after its check has failed. */
export function retryCheck(): void {
  void checkCode("retried", storedCode())
}

/** Checks a code; only the latest request counts. */
async function checkCode(trigger: CheckTrigger, candidate: CodeWithValidity): Promise<void> {
  const isLatest = supersede(trigger)
  if (!isLatest) return
  const silent = trigger === "stored"
  const { code } = candidate
  const problem = registrationCodeProblem(code)
  if (problem) return silent ? clearCode() : setInvitation({ phase: "malformed", code, problem })
  setInvitation(silent ? { phase: "restoring" } : { phase: "checking", code, typed: trigger === "entered" })
  const outcome = await ask(candidate)
  if (!isLatest()) return
  if (outcome.kind === "accepted") return accept(candidate, outcome, trigger === "entered")
  if (outcome.kind === "unanswered") {
    setInvitation({ phase: "failed", code, failure: outcome.failure, typed: trigger === "entered" })
  } else if (silent) {
    // The code is dropped without an error (product decisions, section 3), unless only the referrer was rejected.
    if (outcome.rejection !== "referrer-denied") clearCode()
    setInvitation({ phase: "none" })
  } else {
    reject(candidate, outcome, trigger === "entered")
  }
}

/**
 * Withdraws the invitation when the backend rejects its code after having accepted it.
 * @param errorDetails the backend's reasons
 */
export function rejectCode(errorDetails: CodeErrors["errorDetails"]): void {
  supersede("rejected")
  const { registrationCode, validityTimestamp, inviter } = registrationStore.getState()
  // If the check of this page load got no answer, the form (of social sign-up, step 2) has sent the stored code.
  const code = registrationCode === "" ? storedCode() : { code: registrationCode, validityTimestamp }
  const { state, event, unknown } = codeVerdict({ errorDetails })
  // Without any reason, the code counts as rejected all the same.
  const verdict =
    state === "valid"
      ? ({ rejection: "invitation-invalid", event: "code_invalid" } as const)
      : { rejection: state, event }
  // Even if the visitor typed the code, `typed` is false: the code was accepted before, so it is not misspelt.
  reject(code, { kind: "rejected", ...verdict, inviter, unknown }, false)
}

/** Lets the visitor enter another code. */
export function discardInvitation(): void {
  supersede("discarded")
  clearCode()
  setInvitation({ phase: "none", returned: true })
}

/** Asks the backend about a code, without waiting for the GraphQL client to load. */
async function ask({ code, validityTimestamp }: CodeWithValidity): Promise<CodeOutcome> {
  const variables = { registrationCode: code, ...(validityTimestamp && { validityTimestamp }) }
  return codeOutcome(await executeWithoutClient(checkRegistrationCode, variables, codeAnswerShape))
}

function accept(candidate: CodeWithValidity, outcome: CodeOutcome & { kind: "accepted" }, typed: boolean): void {
  saveCode(candidate)
  track("code_valid", {})
  registrationStore.setState({
    registrationCode: candidate.code,
    validityTimestamp: candidate.validityTimestamp,
    inviter: outcome.inviter,
    countryOptions: outcome.countryOptions,
  })
  // Decided once: a visitor who becomes a member by submitting the form keeps seeing the form.
  setInvitation({ phase: "accepted", code: candidate.code, typed, member: !typed && readAuthToken() !== undefined })
}

function reject(candidate: CodeWithValidity, outcome: CodeOutcome & { kind: "rejected" }, typed: boolean): void {
  const { rejection, inviter, event, unknown } = outcome
  for (const error of unknown) report({ name: "unknown-code-error", detail: error })
  if (rejection === "referrer-denied") {
    // Only the referrer was rejected: the code is kept for a later visit (specification section 4).
    saveCode(candidate)
    trackOnNextPage(event, {})
    leaveForDenyPage()
  } else {
    clearCode()
    track(event, {})
    setInvitation({ phase: "rejected", code: candidate.code, rejection, inviter, typed })
  }
}

/**
 * Leaves by full navigation: the deny page is static and must not depend on this page (specification section 4). The
 * deny page replaces this one in the history, since Back to this page would only lead to the deny page again.
 */
function leaveForDenyPage(): void {
  const { prefix } = splitPath(location.pathname.slice(basePath.length))
  location.replace(basePath + denyPath("referrer", prefix || document.documentElement.lang))
}
