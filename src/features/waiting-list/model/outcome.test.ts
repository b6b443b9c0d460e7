// @vitest-environment node
import { expect, test } from "vitest"
import { waitingListOutcome } from "./outcome"

test.each([
  ["ADDED", { kind: "joined" }],
  ["ALREADY_ON_LIST", { kind: "joined" }],
  ["TOKEN_REJECTED", { kind: "tokenRejected" }],
  ["LATER", { kind: "unknown", status: "LATER" }],
])("%s is %j", (status, outcome) => {
  // A status that was added to the contract later has no type here.
  expect(waitingListOutcome({ ok: true, data: { joinWaitingList: { status: status as never } } })).toEqual(outcome)
})
