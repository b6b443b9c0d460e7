import { expect, test } from "vitest"
import type { ApiFailure } from "../../../services/api/failure"
import type { FollowUp } from "../../../shared/outcome/followUp"
import { waitingListFollowUp } from "./followUp"
import { waitingListOutcome } from "../api/joinWaitingList"

const joined: FollowUp<object> = {
  event: { name: "waiting_list_joined" },
  result: { joined: true },
  entryState: { joined: true },
}

test.each<[status: string, followUp: FollowUp<object>]>([
  ["ADDED", joined],
  // Must not reveal who is on the list.
  ["ALREADY_ON_LIST", joined],
  ["TOKEN_REJECTED", { page: { deny: "expired", replace: true } }],
  ["LATER", { report: { name: "unknown-waiting-list-status", detail: "LATER" }, result: { problem: "unknown" } }],
])("%s", (status, followUp) => {
  // A status added to the contract later has no type here.
  const outcome = waitingListOutcome({ ok: true, data: { joinWaitingList: { status: status as never } } })
  expect(waitingListFollowUp(outcome)).toEqual(followUp)
})

test("a technical failure is shown in place", () => {
  const failure: ApiFailure = { kind: "network", reference: "acq-1", detail: "offline" }
  expect(waitingListFollowUp(waitingListOutcome({ ok: false, failure }))).toEqual({ result: { problem: failure } })
})
