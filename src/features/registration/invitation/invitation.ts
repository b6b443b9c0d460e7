import { createStore } from "zustand/vanilla"
import { track, trackOnNextPage } from "../../../services/analytics/track"
import { readAuthToken } from "../../../services/api/authToken"
import type { ApiFailure } from "../../../services/api/failure"
import { navigationType } from "../../../lib/navigationType"
import { documentLanguage } from "../../../lib/documentLanguage"
import { basePath } from "../../../lib/basePath"
import {
  readInvitation,
  registrationCodeProblem,
  type CodeWithValidity,
  type RegistrationCodeProblem,
} from "../../../lib/registrationCode"
import { report } from "../../../services/monitoring/report"
import { denyPath } from "../../../router/denyPath"
import { splitPath } from "../../../router/prefixes"
import { registrationStore } from "../../../services/state/registrationStore"
import { removeSession } from "../../../services/storage/storage"
import { codeVerdict } from "../../../shared/codeErrors/codeErrors"
import {
  checkRegistrationCode,
  restoredOutcome,
  type CodeOutcome,
  type ShownRejection,
} from "./api/checkRegistrationCode"
import { clearCode, saveCode, saveCodeIfNone, storedCode } from "./storedCode"
import { dropTabInvitation, knownCode, setTabInvitation, tabInvitation } from "./tabInvitation"
import { createRequestOrder, type InvitationTrigger } from "./model/requestOrder"

export type RejectedInvitation = Extract<Invitation, { phase: "rejected" }>

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
  /**
   * `member`: the visitor is signed in and did not type the code. `forSomeoneElse`: a member asked for it all the same.
   */
  | { phase: "accepted"; code: string; typed: boolean; member: boolean; forSomeoneElse?: true }

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

/** The code with which the URL has begun the visit of this tab, if any. */
let linked: CodeWithValidity | undefined

let latest: CodeWithValidity | undefined

/** The code that the visitor has given up to enter another. */
let givenUp: CodeWithValidity | undefined

/** The code in the URL, cleaned; empty if there is none. */
export const codeInUrl = () =>
  readInvitation(new URLSearchParams(location.search).getAll("rc").find(Boolean) ?? "").code

/** The same with the validity of its link; undefined if there is no code. */
function invitationInUrl(): CodeWithValidity | undefined {
  const code = codeInUrl()
  const validityTimestamp = new URLSearchParams(location.search).get("validityTimestamp") || undefined
  return code === "" ? undefined : { code, validityTimestamp }
}

type CheckTrigger = Extract<InvitationTrigger, "link" | "stored" | "entered" | "retried">

/**
 * Begins the visit with the code of the URL, else with that of this tab, else with the one that the browser remembers. A
 * link whose code the visitor has replaced by another counts again once it is opened again.
 * If the page needs a code now (`check`), checks it.
 */
export function beginInvitation({ check }: { check: boolean }): void {
  const inUrl = invitationInUrl()
  const own = tabInvitation()
  if (inUrl && (inUrl.code === own?.code || inUrl.code !== own?.replaced || navigationType() === "navigate")) {
    linked = inUrl
    // A malformed code replaces nothing that is known.
    if (!registrationCodeProblem(inUrl.code)) {
      setTabInvitation(linked)
      saveCodeIfNone(linked)
    }
  } else if (!own && storedCode().code) setTabInvitation(storedCode())
  restoreDetails()
  if (check) checkKnownCode()
}

/** Restores what this tab knows about its code, so that a check without an answer takes nothing back. */
function restoreDetails(): void {
  const outcome = restoredOutcome(tabInvitation()?.answer)
  if (outcome?.kind !== "accepted") return
  const { inviter, countryOptions } = outcome
  registrationStore.setState({ inviter, countryOptions })
}

/**
 * Checks the code of the URL or the one that is known without it, for a page that needs a code, unless something has
 * happened to the invitation before (`createRequestOrder`). The page load may have begun on a page that needs none: the
 * page about the e-mail was reloaded, say, and Back then led to the form: without storage, only its URL has the code.
 */
export function checkKnownCode(): void {
  if (!knownCode().code) linked ??= invitationInUrl()
  void (linked ? checkCode("link", linked) : checkCode("stored", knownCode()))
}

/**
 * Checks a code that the visitor typed or pasted, with the validity of the pasted link. One that came with the same code
 * before still applies: the field then holds only the code.
 */
export async function submitCode(text: string): Promise<void> {
  const given = readInvitation(text)
  const { code } = given
  const current = invitationStore.getState()
  // The code is already being checked. A code from the URL may not be in the field yet: an empty field then means it.
  if (current.phase === "checking" && (code === current.code || (code === "" && !current.typed))) return
  const known = [latest, linked, knownCode(), storedCode()].find((candidate) => candidate?.code === code)
  await checkCode("entered", given.validityTimestamp ? given : (known ?? given))
}

/** Checks the code whose check has failed again. */
export function retryCheck(): void {
  if (latest) void checkCode("retried", latest)
}

async function checkCode(trigger: CheckTrigger, candidate: CodeWithValidity): Promise<void> {
  const isLatest = supersede(trigger)
  if (!isLatest) return
  const silent = trigger === "stored"
  const typed = trigger === "entered"
  const { code } = candidate
  const problem = registrationCodeProblem(code)
  if (problem) return silent ? drop(candidate) : setInvitation({ phase: "malformed", code, problem })
  latest = candidate
  setInvitation(silent ? { phase: "restoring" } : { phase: "checking", code, typed })
  const outcome = await checkRegistrationCode(candidate)
  if (!isLatest()) return
  if (outcome.kind === "accepted") return accept(candidate, outcome, typed)
  if (outcome.kind === "unanswered") {
    setInvitation({ phase: "failed", code, failure: outcome.failure, typed })
  } else if (silent) {
    // The code is dropped without an error (product decisions, section 3), unless only the referrer was rejected.
    if (outcome.rejection !== "referrer-denied") drop(candidate)
    setInvitation({ phase: "none" })
  } else {
    reject(candidate, outcome, typed)
  }
}

function drop(candidate: CodeWithValidity): void {
  dropTabInvitation(candidate)
  clearCode(candidate)
}

/** Withdraws the invitation when the backend rejects its code after having accepted it. */
export function rejectCode(errors: readonly (string | null)[]): void {
  supersede("rejected")
  const { registrationCode, validityTimestamp, inviter } = registrationStore.getState()
  // If the check of this page load got no answer, the form (of social sign-up, step 2) has sent the known code.
  const code = registrationCode === "" ? knownCode() : { code: registrationCode, validityTimestamp }
  const { state, event, unknown } = codeVerdict(errors)
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
  if (isInvited(invitationStore.getState())) givenUp = latest
  supersede("discarded")
  drop(knownCode())
  setInvitation({ phase: "none", returned: true })
}

/** Brings back the invitation that was given up, unless another has taken its place. */
export function restoreInvitation(): void {
  const candidate = givenUp
  givenUp = undefined
  if (candidate && !isInvited(invitationStore.getState())) void checkCode("retried", candidate)
}

function accept(candidate: CodeWithValidity, outcome: CodeOutcome & { kind: "accepted" }, typed: boolean): void {
  setTabInvitation(candidate, { answer: outcome.answer, ...(typed && { replaced: codeInUrl() }) })
  removeSession("enteredCode")
  // What this tab took from the browser's memory is not written back: another tab may have stored a newer code.
  if (typed || candidate === linked) saveCode(candidate)
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
    setTabInvitation(candidate)
    saveCodeIfNone(candidate)
    trackOnNextPage(event, {})
    leaveForDenyPage()
  } else {
    drop(candidate)
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
  location.replace(basePath + denyPath("referrer", prefix || documentLanguage()))
}
