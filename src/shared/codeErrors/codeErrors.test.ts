import { expect, test } from "vitest"
import { codeVerdict } from "./codeErrors"

test.each([
  ["REGISTRATION_CODE_INVALID", "invitation-invalid", "code_invalid"],
  ["INVITER_INVALID", "invitation-invalid", "code_invalid"],
  ["CUSTOMIZATION_MISSING", "link-invalid", "code_invalid"],
  ["VALIDITY_TIMESTAMP_INVALID", "link-invalid", "code_invalid"],
  ["VALIDITY_TIMESTAMP_MISSING", "link-invalid", "timestamp_missing"],
  ["REGISTRATION_CODE_EXPIRED", "expired", "code_expired"],
  ["REGISTRATION_CODE_NO_BALANCE_LEFT", "no-balance", "code_no_balance"],
  ["REGISTRATION_CODE_BALANCE_LESS_THAN_PENDING_REGISTRATIONS", "no-balance", "code_no_balance"],
  ["REFERER_INVALID", "referrer-denied", "referrer_denied"],
])("%s means %s", (error, state, event) => {
  expect(codeVerdict([error])).toEqual({ state, event, error, unknown: [] })
})

test.each([[[]], [[null, undefined]]])("%j contains no error", (errors) => {
  expect(codeVerdict(errors)).toEqual({ state: "valid", event: "code_valid", error: undefined, unknown: [] })
})

const byWeight = [
  "REFERER_INVALID",
  "REGISTRATION_CODE_NO_BALANCE_LEFT",
  "REGISTRATION_CODE_BALANCE_LESS_THAN_PENDING_REGISTRATIONS",
  "REGISTRATION_CODE_EXPIRED",
  "VALIDITY_TIMESTAMP_MISSING",
  "VALIDITY_TIMESTAMP_INVALID",
  "CUSTOMIZATION_MISSING",
  "INVITER_INVALID",
  "REGISTRATION_CODE_INVALID",
  "SOMETHING_NEW",
]

test.each(byWeight.slice(0, -1).map((heavy, index) => [heavy, byWeight.slice(index + 1)] as const))(
  "%s takes precedence over %j in any order",
  (heavy, lighter) => {
    const alone = codeVerdict([heavy])
    expect(codeVerdict([heavy, ...lighter])).toEqual(alone)
    expect(codeVerdict([...lighter, heavy])).toEqual(alone)
  },
)

test.each(["SOMETHING_NEW", "constructor", ""])("the unknown %j rejects the code and is to be reported", (error) => {
  expect(codeVerdict([error, null, error])).toEqual({
    state: "invitation-invalid",
    event: "code_invalid",
    error: undefined,
    unknown: [error],
  })
})
