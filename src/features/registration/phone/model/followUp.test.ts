import { expect, test } from "vitest"
import type { ApiFailure } from "../../../../services/api/failure"
import { confirmOutcome } from "../api/confirmPhoneVerification"
import { startOutcome } from "../api/startPhoneVerification"
import { confirmFollowUp, startFollowUp } from "./followUp"

const failure = { kind: "network", reference: "acq-1" } as ApiFailure

test.each([
  ["CODE_SENT", null, { kind: "sent", cooldownSeconds: 60 }],
  ["CODE_SENT", 90, { kind: "sent", cooldownSeconds: 90 }],
  ["TOO_SOON", 42, { kind: "tooSoon", cooldownSeconds: 42 }],
  ["TOO_SOON", null, { kind: "tooSoon", cooldownSeconds: 60 }],
  ["INVALID_NUMBER", null, { kind: "invalidNumber" }],
  ["LATER", null, { kind: "tooSoon", cooldownSeconds: 60, unknownStatus: "LATER" }],
])("requesting a code: %s after %s", (status, retryAfterSeconds, outcome) => {
  // A status added to the contract later has no type here.
  const startPhoneVerification = { status: status as never, retryAfterSeconds }
  expect(startOutcome({ ok: true, data: { startPhoneVerification } })).toEqual(outcome)
})

test("only a code that was sent is told of to a visitor who has left", () => {
  const unseen = { saveIfLeft: { smsCodeUnseen: true } }
  const sent = { kind: "sent", cooldownSeconds: 60 } as const
  expect(startFollowUp(sent)).toEqual({ result: sent, ...unseen })
  const tooSoon = { kind: "tooSoon", cooldownSeconds: 42 } as const
  expect(startFollowUp(tooSoon)).toEqual({ result: tooSoon })
})

test.each([
  ["CONFIRMED", "t", { kind: "confirmed", token: "t" }],
  ["CONFIRMED", null, { kind: "rejected", reason: "expired", unknownStatus: "CONFIRMED" }],
  ["WRONG_CODE", null, { kind: "rejected", reason: "wrong" }],
  ["EXPIRED", null, { kind: "rejected", reason: "expired" }],
  ["TOO_MANY_ATTEMPTS", null, { kind: "rejected", reason: "tooMany" }],
  ["LATER", null, { kind: "rejected", reason: "expired", unknownStatus: "LATER" }],
])("submitting a code: %s with %s", (status, phoneVerificationToken, outcome) => {
  const confirmPhoneVerification = { status: status as never, phoneVerificationToken }
  const answer = { ok: true as const, data: { confirmPhoneVerification } }
  expect(confirmOutcome(answer)).toEqual(outcome)
  const report = { name: "unknown-phone-confirmation-status", detail: status }
  expect(confirmFollowUp(confirmOutcome(answer)).report).toEqual("unknownStatus" in outcome ? report : undefined)
})

test("a technical failure is passed through", () => {
  expect(startOutcome({ ok: false, failure })).toEqual({ kind: "unanswered", failure })
  expect(confirmOutcome({ ok: false, failure })).toEqual({ kind: "unanswered", failure })
})
