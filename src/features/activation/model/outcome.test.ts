// @vitest-environment node
import { expect, test } from "vitest"
import type { ActivateAccountMutation } from "../../../services/api/generated"
import { activationOutcome } from "./outcome"

type Payload = ActivateAccountMutation["activateAccount"]

test.each([
  [
    { status: "ACTIVATED", authToken: null },
    { kind: "activated", authToken: undefined },
  ],
  [
    { status: "ACTIVATED", authToken: "token" },
    { kind: "activated", authToken: "token" },
  ],
  [
    { status: "ALREADY_ACTIVE", authToken: null },
    { kind: "activated", authToken: undefined },
  ],
  [{ status: "NOT_FOUND", authToken: null }, { kind: "notFound" }],
  [{ status: "FAILED", authToken: null }, { kind: "unsuccessful" }],
] satisfies [Payload, unknown][])("%j means %j", (payload, outcome) => {
  expect(activationOutcome({ ok: true, data: { activateAccount: payload } })).toEqual(outcome)
})

test("a status of tomorrow is named", () => {
  const answer: { ok: true; data: ActivateAccountMutation } = JSON.parse(
    '{ "ok": true, "data": { "activateAccount": { "status": "LATER", "authToken": null } } }',
  )
  expect(activationOutcome(answer)).toEqual({ kind: "unknown", status: "LATER" })
})

test("a technical failure stays one", () => {
  const failure = { kind: "network", reference: "acq-1", detail: "offline" } as const
  expect(activationOutcome({ ok: false, failure })).toEqual({ kind: "failed", failure })
})
