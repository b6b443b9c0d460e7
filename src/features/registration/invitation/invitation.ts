import { createStore } from "zustand/vanilla"
import { track, trackLater } from "../../analytics/track"
import type { ApiFailure } from "../../api/failure"
import { execute } from "../../api/execute"
import { executeEarly } from "../../api/executeEarly"
import { basePath } from "../../config/build"
import { cleanCode, codeProblem, type CodeProblem } from "../../lib/codeText"
import { readLocal, removeLocal, writeLocal } from "../../lib/storage"
import { report } from "../../monitoring/report"
import { registrationStore } from "../../state/registrationStore"
import { checkRegistrationCode, codeAnswer } from "./api/checkRegistrationCode"
import { codeVerdict, type CodeErrors } from "./model/codeState"
import { codeOutcome, type CodeOutcome, type Refusal } from "./model/outcome"

/** Where the visitor stands at the door. */
export type Invitation =
  /** `returned` tells a visitor who gave back an accepted code to enter another. */
  | { phase: "none"; returned?: true }
  /** The code of an earlier visit is being checked, in silence. */
  | { phase: "remembering" }
  | { phase: "checking"; code: string }
  | { phase: "malformed"; code: string; problem: CodeProblem }
  | { phase: "refused"; code: string; refusal: Refusal; inviter: string | undefined }
  | { phase: "failed"; code: string; failure: ApiFailure }
  /** `typed` tells a code that was just entered from one that came with the address or an earlier visit. */
  | { phase: "accepted"; code: string; typed: boolean }

/** Local storage keys of the code (specification section 3) and of the signed validity that came with it. */
const codeKey = "rc"
const stampKey = "rcValidityTimestamp"

/** The invitation of this page load. Free of React, so that it can be checked before React is there. */
export const invitationStore = createStore<Invitation>()(() => ({ phase: "none" }))

const become = (invitation: Invitation) => invitationStore.setState(invitation, true)

/** Counts the checks, so that a slow answer to an earlier one changes nothing. */
let latest = 0
/** Whether this page load has looked for a code. */
let begun = false

interface KnownCode {
  code: string
  stamp: string | undefined
}

/**
 * Keeps the code of the address for later, and checks it, or the one of an earlier visit, when `check` says that the
 * page wants it now. A code that was merely remembered is dropped in silence when it is refused.
 */
export function beginInvitation({ check }: { check: boolean }): void {
  const query = new URLSearchParams(location.search)
  const code = cleanCode(query.get("rc") ?? "")
  if (code) remember({ code, stamp: query.get("validityTimestamp") ?? undefined })
  if (!check) return
  begun = true
  if (code) void checkAddressCode(knownCode())
  else void checkRememberedCode(knownCode())
}

/**
 * Checks the code of an earlier visit when a page first wants it in a page load that began on one that did not (after a
 * reload there, Back leads to the form again).
 */
export function recallInvitation(): void {
  if (begun) return
  begun = true
  void checkRememberedCode(knownCode())
}

/** The code that this browser keeps, cleaned; empty where there is none. */
export function knownCode(): KnownCode {
  return { code: cleanCode(readLocal(codeKey) ?? ""), stamp: readLocal(stampKey) || undefined }
}

function remember({ code, stamp }: KnownCode): void {
  writeLocal(codeKey, code)
  if (stamp) writeLocal(stampKey, stamp)
  else removeLocal(stampKey)
}

function forget(): void {
  removeLocal(codeKey)
  removeLocal(stampKey)
}

async function checkAddressCode(known: KnownCode): Promise<void> {
  const problem = codeProblem(known.code)
  if (problem) return become({ phase: "malformed", code: known.code, problem })
  become({ phase: "checking", code: known.code })
  await settle(known, askEarly(known), { typed: false })
}

async function checkRememberedCode(known: KnownCode): Promise<void> {
  if (codeProblem(known.code)) return forget()
  const turn = ++latest
  become({ phase: "remembering" })
  const outcome = await askEarly(known)
  if (turn !== latest) return
  if (outcome.kind === "accepted") return accept(known, outcome, false)
  if (outcome.kind === "refused") forget()
  become({ phase: "none" })
}

/** Checks a code that the visitor has typed or pasted. A validity that came with the same code in a link still counts. */
export async function submitCode(text: string): Promise<void> {
  const code = cleanCode(text)
  const problem = codeProblem(code)
  if (problem) return become({ phase: "malformed", code, problem })
  const stored = knownCode()
  const known = { code, stamp: stored.code === code ? stored.stamp : undefined }
  become({ phase: "checking", code })
  await settle(known, execute(checkRegistrationCode, variablesOf(known)).then(codeOutcome), { typed: true })
}

/** Takes the invitation back when the backend refuses its code at a later point, with its reasons. */
export function rejectCode(errorDetails: CodeErrors["errorDetails"]): void {
  const { registrationCode: code, inviter } = registrationStore.getState()
  const { state, event, unknown } = codeVerdict({ errorDetails })
  // Refused without a reason is refused all the same.
  const verdict =
    state === "valid" ? ({ refusal: "invitation-invalid", event: "code_invalid" } as const) : { refusal: state, event }
  refuse({ code, stamp: undefined }, { kind: "refused", ...verdict, inviter, unknown })
}

/** Lets the visitor enter another code. */
export function leaveInvitation(): void {
  latest++
  forget()
  become({ phase: "none", returned: true })
}

const variablesOf = ({ code, stamp }: KnownCode) => ({
  registrationCode: code,
  ...(stamp && { validityTimestamp: stamp }),
})

function askEarly(known: KnownCode): Promise<CodeOutcome> {
  return executeEarly(checkRegistrationCode, variablesOf(known), { shape: codeAnswer }).then(codeOutcome)
}

async function settle(known: KnownCode, answer: Promise<CodeOutcome>, { typed }: { typed: boolean }): Promise<void> {
  const turn = ++latest
  const outcome = await answer
  if (turn !== latest) return
  switch (outcome.kind) {
    case "accepted":
      return accept(known, outcome, typed)
    case "failed":
      return become({ phase: "failed", code: known.code, failure: outcome.failure })
    case "refused":
      return refuse(known, outcome)
  }
}

function accept(known: KnownCode, outcome: CodeOutcome & { kind: "accepted" }, typed: boolean): void {
  remember(known)
  track("code_valid", {})
  registrationStore.setState({
    registrationCode: known.code,
    validityTimestamp: known.stamp,
    inviter: outcome.inviter,
    countryOptions: outcome.countryOptions,
  })
  become({ phase: "accepted", code: known.code, typed })
}

function refuse({ code }: KnownCode, { refusal, inviter, event, unknown }: CodeOutcome & { kind: "refused" }): void {
  forget()
  for (const error of unknown) report({ name: "unknown-code-error", detail: error })
  // By full navigation: the deny page is static and must not depend on this one (specification section 1).
  if (refusal === "referrer-denied") {
    trackLater(event, {})
    location.assign(`${basePath}/registration/deny`)
  } else {
    track(event, {})
    become({ phase: "refused", code, refusal, inviter })
  }
}
