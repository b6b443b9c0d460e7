import { expect, test } from "vitest"
import { validityOutcome } from "./checkRegistrationLink"
import { generateOutcome } from "./generateRegistrationLink"

const failure = { kind: "server", reference: "acq-1", detail: "HTTP 500" } as const
const generated = {
  // A status added to the contract later has no type here.
  status: "GENERATED" as never,
  registrationLink: "https://www.example.com/acquisition/?rc=AB12" as string | null,
  validUntil: "2026-12-04T23:30:00.000Z" as string | null,
  errorDetails: [] as { error: string | null }[],
}
const outcomeOf = (answer: Partial<typeof generated>) =>
  generateOutcome({ ok: true, data: { generateRegistrationLink: { ...generated, ...answer } } })

test("a link with its expiry", () => {
  expect(outcomeOf({})).toEqual({
    kind: "generated",
    link: generated.registrationLink,
    validUntil: generated.validUntil,
  })
  expect(outcomeOf({ validUntil: null })).toMatchObject({ kind: "generated", validUntil: undefined })
})

test.each([null, "", "/acquisition/?rc=AB12", "javascript:alert(1)"])("%j is not a link", (registrationLink) => {
  expect(outcomeOf({ registrationLink })).toEqual({ kind: "unknown", detail: "GENERATED without a link" })
})

test("a status added later", () => {
  expect(outcomeOf({ status: "LATER" as never })).toEqual({ kind: "unknown", detail: "LATER" })
})

test.each([
  [["REGISTRATION_CODE_INVALID"], "REGISTRATION_CODE_INVALID", []],
  [["REGISTRATION_CODE_INVALID", "REGISTRATION_CODE_EXPIRED"], "REGISTRATION_CODE_EXPIRED", []],
  [["LATER", "INVITER_INVALID"], "INVITER_INVALID", []],
  [["LATER"], "unknown", ["LATER"]],
  [[null], "unknown", []],
  [[], "unknown", []],
])("%j is reported as %s", (errors, reason, unknown) => {
  const rejection = { kind: "rejected", reason: `reason.${reason}`, unknown }
  const errorDetails = errors.map((error) => ({ error }))
  expect(outcomeOf({ status: "CODE_REJECTED" as never, errorDetails })).toEqual(rejection)
  if (errors.some(Boolean)) {
    expect(validityOutcome({ ok: true, data: { registrationCodeDetails: { errors, errorDetails: null } } })).toEqual(
      rejection,
    )
  }
})

test.each([null, { errors: null, errorDetails: null }, { errors: [], errorDetails: [null] }])(
  "%j finds nothing wrong with a link",
  (registrationCodeDetails) => {
    expect(validityOutcome({ ok: true, data: { registrationCodeDetails } })).toEqual({ kind: "valid" })
  },
)

test("a technical failure is passed through", () => {
  expect(generateOutcome({ ok: false, failure })).toEqual({ kind: "unanswered", failure })
  expect(validityOutcome({ ok: false, failure })).toEqual({ kind: "unanswered", failure })
})
