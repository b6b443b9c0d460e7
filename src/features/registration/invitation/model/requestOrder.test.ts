// @vitest-environment node
import { expect, test } from "vitest"
import { createTurns, type Happening } from "./requestOrder"

test.each<[happenings: Happening[], counting: Happening]>([
  [["remembered"], "remembered"],
  [["link"], "link"],
  [["entered"], "entered"],
  // What the visitor does supersedes a check in progress.
  [["remembered", "entered"], "entered"],
  [["link", "entered"], "entered"],
  [["link", "left"], "left"],
  [["entered", "left"], "left"],
  [["link", "rejected"], "rejected"],
  [["link", "rejected", "entered"], "entered"],
  // Nothing from elsewhere supersedes what the visitor does.
  [["entered", "remembered"], "entered"],
  [["entered", "link"], "entered"],
  [["left", "remembered"], "left"],
  [["rejected", "remembered"], "rejected"],
  [["link", "remembered"], "link"],
])("of %j only the answer to %s counts", (happenings, counting) => {
  const takeTurn = createTurns()
  const taken = happenings.map((happening) => ({ happening, counts: takeTurn(happening) }))
  expect(taken.filter(({ counts }) => counts?.()).map(({ happening }) => happening)).toEqual([counting])
})

test("of two codes that the visitor enters, the later one counts", () => {
  const takeTurn = createTurns()
  const [first, second] = [takeTurn("entered"), takeTurn("entered")]
  expect([first?.(), second?.()]).toEqual([false, true])
})
