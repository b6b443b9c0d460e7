import { describe, expect, test } from "vitest"
import type { ApiFailure } from "../../../services/api/failure"
import type { FollowUp } from "../../../shared/outcome/followUp"
import type { RegistrationOutcome } from "./registrationOutcome"
import { registrationFollowUp, formDestinations, secondStepDestinations } from "./registrationFollowUp"

type Expected = FollowUp<object>

const failure: ApiFailure = { kind: "network", reference: "acq-1", detail: "offline" }
const now = 1_800_000_000_000
const email = "zoe@example.org"
const flow = "default"

const answers = {
  emailSent: { kind: "emailSent", registrationId: "r-1" },
  accountActive: { kind: "accountActive" },
  accountPending: { kind: "accountPending" },
  registered: { kind: "registered", authToken: "token" },
  codeRejected: { kind: "codeRejected", errors: ["INVITER_INVALID"] },
  tokenRejected: { kind: "tokenRejected" },
  fieldRefused: { kind: "invalidInput", fields: { email: "error.email" }, other: false },
  otherRefused: { kind: "invalidInput", fields: {}, other: true },
  unknown: { kind: "unknown", status: "LATER" },
  failed: { kind: "unanswered", failure },
} as const satisfies Record<string, RegistrationOutcome<object>>

type AnswerName = keyof typeof answers

const form = { path: { pathname: "/lean", search: "?rc=AB-12cd", hash: "" }, state: { step: "form" } }

/** What every form stores and tracks, whatever page the visitor is on by then. */
const lasting: Record<AnswerName, Expected> = {
  emailSent: {
    save: { sentRegistration: { email, registrationId: "r-1", resendAt: now + 60_000 }, draftSent: true },
    saveIfLeft: { sentRegistration: { email, registrationId: "r-1", resendAt: now + 60_000, unseen: true } },
    progress: { sent: email },
    event: { name: "registration_finished", flow, email, registrationId: "r-1", onNextPage: false },
  },
  accountActive: { event: { name: "account_active" } },
  accountPending: {
    save: { sentRegistration: { email, registrationId: undefined, resendAt: now }, draftSent: true },
    progress: { sent: email },
    event: { name: "account_pending" },
  },
  registered: {
    save: { draftSent: true },
    authToken: "token",
    event: { name: "registration_finished", flow, email, registrationId: undefined, onNextPage: true },
  },
  codeRejected: {},
  tokenRejected: {},
  fieldRefused: {},
  otherRefused: {},
  unknown: {},
  failed: {},
}

/** What the form of a landing page shows, and where it leads. */
const ofForm: Record<AnswerName, Expected> = {
  emailSent: { page: { name: "registration-formfinished", state: { repeated: false, form } } },
  accountActive: { page: { name: "registration-registrationformemailactivecomplete" } },
  accountPending: { page: { name: "registration-registrationformemailpendingcomplete", state: { form } } },
  registered: { result: { registered: true }, toShop: true },
  codeRejected: { result: { codeErrors: ["INVITER_INVALID"] } },
  tokenRejected: { page: { deny: "expired" } },
  fieldRefused: { result: { fields: { email: "error.email" }, other: false } },
  otherRefused: { result: { fields: {}, other: true } },
  unknown: { report: { name: "unknown-registration-status", detail: "LATER" }, result: { other: true } },
  failed: { result: { failure } },
}

/** What differs for the second step of a social sign-up. */
const ofSecondStep: Partial<Record<AnswerName, Expected>> = {
  emailSent: { page: { name: "registration-formfinished" } },
  accountPending: { page: { name: "registration-registrationformemailpendingcomplete" } },
  codeRejected: { result: { codeErrors: ["INVITER_INVALID"] }, page: { name: "landing" } },
  tokenRejected: { page: { deny: "expired", replace: true } },
  unknown: { report: { name: "unknown-social-registration-status", detail: "LATER" }, result: { other: true } },
}

const sent = { email, flow, repeated: false, now }
const destinations = (change: Partial<Parameters<typeof formDestinations>[1]> = {}) =>
  formDestinations(form, { inPopup: false, repeated: false, byPhone: false, ...change })
const names = Object.keys(answers) as AnswerName[]

describe.each(names)("%s", (name) => {
  test("in the form of a landing page", () => {
    const followUp = registrationFollowUp(answers[name], sent, destinations())
    expect(followUp).toEqual({ ...lasting[name], ...ofForm[name] })
  })

  test("an answer known from sending the same before: nothing is tracked again, and the draft is no longer kept", () => {
    const again = registrationFollowUp(answers[name], { ...sent, repeated: true }, destinations())
    expect(again).toEqual({ ...(lasting[name]?.save && { save: { draftSent: true } }), ...ofForm[name] })
  })

  test("in the second step of a social sign-up", () => {
    const followUp = registrationFollowUp(answers[name], sent, secondStepDestinations({ notFromProvider: true }))
    expect(followUp).toEqual({ ...lasting[name], ...(ofSecondStep[name] ?? ofForm[name]) })
  })
})

test("the page about the e-mail says if the registration is a repeated one", () => {
  const { finished } = destinations({ repeated: true })
  expect(finished).toEqual({ name: "registration-formfinished", state: { repeated: true, form } })
})

test("the page about the e-mail opens as a dialog if the landing page is configured that way", () => {
  const { page } = registrationFollowUp(answers.emailSent, sent, destinations({ inPopup: true }))
  expect(page).toEqual({ step: { finishedDialog: { repeated: false, form }, field: undefined } })
})

test("a number is confirmed again if its proof is no longer accepted", () => {
  const followUp = registrationFollowUp(answers.tokenRejected, sent, destinations({ byPhone: true }))
  expect(followUp).toEqual({ result: { phoneExpired: true } })
})

test("after returning from a provider, the visitor can sign in again if the token is no longer accepted", () => {
  const followUp = registrationFollowUp(answers.tokenRejected, sent, secondStepDestinations({ notFromProvider: false }))
  expect(followUp).toEqual({ result: { signInExpired: true } })
})
