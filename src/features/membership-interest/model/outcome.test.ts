// @vitest-environment node
import { expect, test } from "vitest"
import { applicationOutcome } from "./outcome"

test.each([
  ["SUBMITTED", { kind: "submitted" }],
  ["TOO_SOON", { kind: "submitted" }],
  ["INVALID_EMAIL", { kind: "invalidEmail" }],
  ["LATER", { kind: "unknown", status: "LATER" }],
])("%s is %j", (status, outcome) => {
  // A status that was added to the contract later has no type here.
  const submitMembershipInterest = { status: status as never }
  expect(applicationOutcome({ ok: true, data: { submitMembershipInterest } })).toEqual(outcome)
})
