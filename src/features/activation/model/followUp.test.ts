import { expect, test } from "vitest"
import type { ActivateAccountMutation } from "../../../services/api/generated"
import type { ApiFailure } from "../../../services/api/failure"
import type { FollowUp } from "../../../shared/outcome/followUp"
import { activationFollowUp } from "./followUp"
import { activationOutcome } from "../api/activateAccount"

type Status = ActivateAccountMutation["activateAccount"]["status"]

const id = "a-1"
const success = "registration-activateaccount"
const error = "registration-activateaccountError"
const succeeded: FollowUp = {
  save: { accountActivationId: id, accountActivationError: undefined },
  progress: { activated: undefined },
  event: { name: "activation_succeeded", onNextPage: true },
}
const failed: FollowUp = {
  save: { accountActivationId: id, accountActivationError: "failed" },
  event: { name: "activation_failed" },
}
const to = (name: typeof success | typeof error, activationOutcome: string): FollowUp => ({
  page: { name, replace: true, state: { activationId: id, activationOutcome } },
})

/** What is stored and tracked, where the visitor is taken, and what is shown in place. */
test.each<[status: string, authToken: string | null, followUp: FollowUp<object>]>([
  [
    "ACTIVATED",
    "token",
    { ...succeeded, ...to(success, "activated"), result: { outcome: "activated" }, authToken: "token", toShop: true },
  ],
  ["ACTIVATED", null, { ...succeeded, ...to(success, "activated"), result: { outcome: "activated" }, toShop: false }],
  [
    "ALREADY_ACTIVE",
    null,
    { ...succeeded, ...to(success, "activated"), result: { outcome: "activated" }, toShop: false },
  ],
  [
    "NOT_FOUND",
    null,
    {
      save: { accountActivationId: id, accountActivationError: "invalid" },
      event: { name: "activation_not_found" },
      ...to(error, "notFound"),
      result: { outcome: "notFound" },
    },
  ],
  ["FAILED", null, { ...failed, ...to(error, "unsuccessful"), result: { outcome: "unsuccessful" } }],
  [
    "LATER",
    null,
    {
      ...failed,
      ...to(error, "unsuccessful"),
      result: { outcome: "unsuccessful" },
      report: { name: "unknown-activation-status", detail: "LATER" },
    },
  ],
])("%s with the token %j", (status, authToken, followUp) => {
  // A status added to the contract later has no type here.
  const activateAccount = { status: status as Status, authToken }
  expect(activationFollowUp(activationOutcome({ ok: true, data: { activateAccount } }), id)).toEqual(followUp)
})

test("a technical failure is shown in place, and nothing is stored or tracked", () => {
  const failure: ApiFailure = { kind: "network", reference: "acq-1", detail: "offline" }
  expect(activationFollowUp(activationOutcome({ ok: false, failure }), id)).toEqual({ result: { failure } })
})
