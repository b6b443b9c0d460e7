import { createStore } from "zustand/vanilla"
import { track, trackOnNextPage } from "../../../services/analytics/track"
import { readAuthToken } from "../../../services/api/authToken"
import type { ApiFailure } from "../../../services/api/failure"
import { executeEarly } from "../../../services/api/executeEarly"
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

/** State of the invitation; `typed` as opposed to a code from the URL or of an earlier visit. */
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

/** The invitation of this page load. Independent of React, so that it can be checked before React has loaded. */
export const invitationStore = createStore<Invitation>()(() => ({ phase: "none" }))

/**
 * Whether the visitor sees the registration form, or what comes before it, instead of the code form: with an accepted
 * code, or one from the URL or an earlier visit that is still being checked or could not be (product decisions, section
 * 4).
 */
export const isInvited = (invitation: Invitation): boolean =>
  invitation.phase === "accepted" ||
  invitation.phase === "restoring" ||
  ((invitation.phase === "checking" || invitation.phase === "failed") && !invitation.typed)

const setInvitation = (invitation: Invitation) => invitationStore.setState(invitation, true)

const supersede = createRequestOrder()

/** The code in the URL with which the page load began, if any. */
let linked: CodeWithValidity | undefined

/** Where a code to check comes from. */
type CodeSource = Extract<InvitationTrigger, "link" | "stored" | "entered" | "retried">

/**
 * Keeps the code from the URL for later and, if `check` says that the page needs it now, checks it or the code of an
 * earlier visit.
 */
export function beginInvitation({ check }: { check: boolean }): void {
  const query = new URLSearchParams(location.search)
  const code = extractRegistrationCode(query.get("rc") ?? "")
  if (code) {
    linked = { code, validityTimestamp: query.get("validityTimestamp") ?? undefined }
    // A malformed one does not replace that of an earlier visit.
    if (!registrationCodeProblem(code)) saveCode(linked)
  }
  if (check) checkStoredCode()
}

/**
 * Checks the code of the URL or of an earlier visit for a page that needs it. The page load may have begun on one that
 * does not: the page about the e-mail was reloaded, say, and Back leads to the form.
 */
export function checkStoredCode(): void {
  const stored = storedCode()
  if (linked && (stored.code === linked.code || registrationCodeProblem(linked.code))) void checkCode("link", linked)
  else void checkCode("stored", stored)
}

/** Checks a code that the visitor typed or pasted. A validity that came with the same code in a link still applies. */
export async function submitCode(text: string): Promise<void> {
  const code = extractRegistrationCode(text)
  const current = invitationStore.getState()
  // The same code is already being checked; an empty field means the one from the URL.
  if (current.phase === "checking" && (code === current.code || code === "")) return
  const stored = storedCode()
  await checkCode("entered", { code, validityTimestamp: stored.code === code ? stored.validityTimestamp : undefined })
}

/** Checks the stored code, that of the URL or of an earlier visit, again after its check has failed. */
export function retryCheck(): void {
  void checkCode("retried", storedCode())
}

/** Checks a code, wherever it comes from; only the latest request counts. */
async function checkCode(source: CodeSource, candidate: CodeWithValidity): Promise<void> {
  const isLatest = supersede(source)
  if (!isLatest) return
  const silent = source === "stored"
  const { code } = candidate
  const problem = registrationCodeProblem(code)
  if (problem) return silent ? clearCode() : setInvitation({ phase: "malformed", code, problem })
  setInvitation(silent ? { phase: "restoring" } : { phase: "checking", code, typed: source === "entered" })
  const outcome = await ask(candidate)
  if (!isLatest()) return
  if (outcome.kind === "accepted") return accept(candidate, outcome, source === "entered")
  if (outcome.kind === "failed") {
    setInvitation({ phase: "failed", code, failure: outcome.failure, typed: source === "entered" })
  } else if (silent) {
    // A rejected one is dropped without an error (product decisions, section 3), unless only the referrer is rejected.
    if (outcome.rejection !== "referrer-denied") clearCode()
    setInvitation({ phase: "none" })
  } else {
    reject(candidate, outcome, source === "entered")
  }
}

/** Withdraws the invitation when the backend rejects its code later on, with its reasons. */
export function rejectCode(errorDetails: CodeErrors["errorDetails"]): void {
  supersede("rejected")
  const { registrationCode: code, validityTimestamp, inviter } = registrationStore.getState()
  const { state, event, unknown } = codeVerdict({ errorDetails })
  // Rejected without a known reason is still rejected.
  const verdict =
    state === "valid"
      ? ({ rejection: "invitation-invalid", event: "code_invalid" } as const)
      : { rejection: state, event }
  // Not as typed just now: the code was accepted before, so it is not misspelt.
  reject({ code, validityTimestamp }, { kind: "rejected", ...verdict, inviter, unknown }, false)
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
  return codeOutcome(await executeEarly(checkRegistrationCode, variables, codeAnswerShape))
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
  // Decided once: a visitor who becomes a member by submitting the form keeps seeing it.
  setInvitation({ phase: "accepted", code: candidate.code, typed, member: !typed && readAuthToken() !== undefined })
}

function reject(candidate: CodeWithValidity, outcome: CodeOutcome & { kind: "rejected" }, typed: boolean): void {
  const { rejection, inviter, event, unknown } = outcome
  for (const error of unknown) report({ name: "unknown-code-error", detail: error })
  if (rejection === "referrer-denied") {
    // Only the referrer was rejected: the code is kept for another one (specification, section 4).
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
 * By full navigation: the deny page is static and must not depend on this one (specification section 4). It replaces
 * this page, which would lead there again after Back.
 */
function leaveForDenyPage(): void {
  const { prefix } = splitPath(location.pathname.slice(basePath.length))
  location.replace(basePath + denyPath("referrer", prefix || document.documentElement.lang))
}
