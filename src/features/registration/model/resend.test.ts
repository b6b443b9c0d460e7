import { expect, test } from "vitest"
import type { ApiFailure } from "../../../services/api/failure"
import { resendOutcome } from "../api/resendActivationEmail"
import { resendFollowUp } from "./resend"

const now = 1_800_000_000_000
const sentRegistration = { email: "zoe@example.org", registrationId: "r-1", resendAt: 0 }
const failure: ApiFailure = { kind: "server", reference: "acq-1", detail: "busy", status: 429 }

/** What the button reports, and how long the wait is. */
const rows: [status: string, retryAfterSeconds: number | null, kind: string, cooldownSeconds: number][] = [
  ["SENT", null, "sent", 60],
  // Must not reveal who is a member.
  ["NOT_PENDING", null, "sent", 60],
  ["TOO_SOON", 42, "tooSoon", 42],
  ["LATER", null, "postponed", 60],
]

test.each(rows)("%s after %j", (status, retryAfterSeconds, kind, cooldownSeconds) => {
  // A status added to the contract later has no type here.
  const resendActivationEmail = { status: status as never, retryAfterSeconds }
  const outcome = resendOutcome({ ok: true, data: { resendActivationEmail } })
  const resendAt = now + cooldownSeconds * 1000
  const report = status === "LATER" ? { report: { name: "unknown-resend-status", detail: status } } : {}
  // The e-mail of a registration sent from this tab.
  expect(resendFollowUp(outcome, sentRegistration, now)).toEqual({
    ...report,
    result: expect.objectContaining({ kind }),
    save: { sentRegistration: { ...sentRegistration, resendAt } },
  })
  // A new link for an old one that was followed.
  expect(resendFollowUp(outcome, undefined, now)).toEqual({
    ...report,
    result: expect.objectContaining({ kind }),
    entryState: { resendAt },
  })
})

test("a busy backend decides when to ask again", () => {
  const outcome = resendOutcome({ ok: false, failure: { ...failure, retryAfterSeconds: 7 } })
  expect(resendFollowUp(outcome, undefined, now)).toEqual({
    result: { kind: "postponed", cooldownSeconds: 7 },
    entryState: { resendAt: now + 7000 },
  })
})

test("a technical failure is shown in place, and nothing is kept", () => {
  const outcome = resendOutcome({ ok: false, failure })
  expect(resendFollowUp(outcome, sentRegistration, now)).toEqual({ result: outcome })
})
