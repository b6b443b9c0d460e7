import { expect, test } from "vitest"
import { createRequestOrder, type InvitationTrigger } from "./requestOrder"

test.each<[triggers: InvitationTrigger[], effective: InvitationTrigger]>([
  [["stored"], "stored"],
  [["link"], "link"],
  [["entered"], "entered"],
  // What the visitor does supersedes a check in progress.
  [["stored", "entered"], "entered"],
  [["link", "entered"], "entered"],
  [["link", "discarded"], "discarded"],
  [["entered", "discarded"], "discarded"],
  [["link", "rejected"], "rejected"],
  [["link", "retried"], "retried"],
  [["link", "rejected", "entered"], "entered"],
  // Nothing from elsewhere supersedes what the visitor does.
  [["entered", "stored"], "entered"],
  [["entered", "link"], "entered"],
  [["discarded", "stored"], "discarded"],
  [["rejected", "stored"], "rejected"],
  [["link", "stored"], "link"],
])("of %j only the answer to %s counts", (triggers, effective) => {
  const supersede = createRequestOrder()
  const started = triggers.map((trigger) => ({ trigger, isLatest: supersede(trigger) }))
  expect(started.filter(({ isLatest }) => isLatest?.()).map(({ trigger }) => trigger)).toEqual([effective])
})

test("of two codes that the visitor enters, the later one counts", () => {
  const supersede = createRequestOrder()
  const [first, second] = [supersede("entered"), supersede("entered")]
  expect([first?.(), second?.()]).toEqual([false, true])
})
