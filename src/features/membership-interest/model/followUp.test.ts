import { expect, test } from "vitest"
import type { ApiFailure } from "../../../services/api/failure"
import type { FollowUp } from "../../../shared/outcome/followUp"
import { applicationFollowUp } from "./followUp"
import { applicationOutcome } from "../api/submitMembershipInterest"

const email = "ada@example.com"
const search = "?utm=a"
const submitted: FollowUp = {
  event: { name: "membership_interest_submitted" },
  page: { name: "membership-interest-confirmation", search, state: { applicant: email } },
}

test.each<[status: string, followUp: FollowUp<object>]>([
  ["SUBMITTED", submitted],
  // Must not reveal who has applied before.
  ["TOO_SOON", submitted],
  ["INVALID_EMAIL", { result: { invalidEmail: true } }],
  [
    "LATER",
    { report: { name: "unknown-membership-interest-status", detail: "LATER" }, result: { problem: "unknown" } },
  ],
])("%s", (status, followUp) => {
  // A status added to the contract later has no type here.
  const submitMembershipInterest = { status: status as never }
  const outcome = applicationOutcome({ ok: true, data: { submitMembershipInterest } })
  expect(applicationFollowUp(outcome, email, search)).toEqual(followUp)
})

test("a technical failure is shown in place", () => {
  const failure: ApiFailure = { kind: "network", reference: "acq-1", detail: "offline" }
  expect(applicationFollowUp(applicationOutcome({ ok: false, failure }), email, search)).toEqual({
    result: { problem: failure },
  })
})
