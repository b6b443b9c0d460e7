// @vitest-environment node
import { expect, test } from "vitest"
import type { ApiFailure } from "../../../../services/api/failure"
import type { PhoneConfirmationStatus, PhoneVerificationStatus } from "../../../../services/api/generated"
import { confirmFollowUp, confirmOutcome, startFollowUp, startOutcome } from "./outcome"

const failure = { kind: "network", reference: "acq-1" } as ApiFailure

test.each<[status: PhoneVerificationStatus, retryAfterSeconds: number | null, outcome: object]>([
  ["CODE_SENT", null, { kind: "sent", cooldownSeconds: 60 }],
  ["CODE_SENT", 90, { kind: "sent", cooldownSeconds: 90 }],
  ["TOO_SOON", 42, { kind: "tooSoon", cooldownSeconds: 42 }],
  ["TOO_SOON", null, { kind: "tooSoon", cooldownSeconds: 60 }],
  ["INVALID_NUMBER", null, { kind: "invalidNumber" }],
  // A status added to the contract later has no type here.
  ["LATER" as never, null, { kind: "tooSoon", cooldownSeconds: 60, unknownStatus: "LATER" }],
])("requesting a code: %s after %s", (status, retryAfterSeconds, outcome) => {
  expect(startOutcome({ ok: true, data: { startPhoneVerification: { status, retryAfterSeconds } } })).toEqual(outcome)
})

test("only a code that was sent is told of to a visitor who has left", () => {
  const unseen = { saveIfLeft: { smsCodeUnseen: true } }
  const sent = { kind: "sent", cooldownSeconds: 60 } as const
  expect(startFollowUp(sent)).toEqual({ result: sent, ...unseen })
  const tooSoon = { kind: "tooSoon", cooldownSeconds: 42 } as const
  expect(startFollowUp(tooSoon)).toEqual({ result: tooSoon })
})

test.each<[status: PhoneConfirmationStatus, phoneVerificationToken: string | null, outcome: object]>([
  ["CONFIRMED", "t", { kind: "confirmed", token: "t" }],
  ["CONFIRMED", null, { kind: "rejected", reason: "expired", unknownStatus: "CONFIRMED" }],
  ["WRONG_CODE", null, { kind: "rejected", reason: "wrong" }],
  ["EXPIRED", null, { kind: "rejected", reason: "expired" }],
  ["TOO_MANY_ATTEMPTS", null, { kind: "rejected", reason: "tooMany" }],
  ["LATER" as never, null, { kind: "rejected", reason: "expired", unknownStatus: "LATER" }],
])("submitting a code: %s with %s", (status, phoneVerificationToken, outcome) => {
  const answer = { ok: true as const, data: { confirmPhoneVerification: { status, phoneVerificationToken } } }
  expect(confirmOutcome(answer)).toEqual(outcome)
  const report = { name: "unknown-phone-confirmation-status", detail: status }
  expect(confirmFollowUp(confirmOutcome(answer)).report).toEqual("unknownStatus" in outcome ? report : undefined)
})

test("a technical failure is passed through", () => {
  expect(startOutcome({ ok: false, failure })).toEqual({ kind: "unanswered", failure })
  expect(confirmOutcome({ ok: false, failure })).toEqual({ kind: "unanswered", failure })
})
