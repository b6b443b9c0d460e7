import { expect, test } from "vitest"
import { readEntryState } from "../../../router/entryState"
import { entryStateWith, readActivationEntry, linkStateOf } from "./activationEntry"

const nothing = { activationId: undefined, outcome: undefined }

test.each([
  [null, nothing],
  [undefined, nothing],
  ["text", nothing],
  [{ activationId: "" }, nothing],
  [{ activationId: 7, activationOutcome: "tomorrow" }, nothing],
  [
    { activationId: "a-1", other: true },
    { activationId: "a-1", outcome: undefined },
  ],
  [entryStateWith("a-1", "activated"), { activationId: "a-1", outcome: "activated" }],
  [entryStateWith("a-1", "notFound"), { activationId: "a-1", outcome: "notFound" }],
  [entryStateWith("a-1", "unsuccessful"), { activationId: "a-1", outcome: "unsuccessful" }],
])("%j says %j", (state, entry) => {
  expect(readActivationEntry(readEntryState(state))).toEqual(entry)
})

test.each([
  [{}, "noLink"],
  [{ activationOutcome: "activated" }, "noLink"],
  [{ activationId: "a-1" }, "unused"],
  [entryStateWith("a-1", "activated"), "activated"],
  [entryStateWith("a-1", "notFound"), "notFound"],
])("%j is %s", (state, linkState) => {
  expect(linkStateOf(readActivationEntry(state))).toBe(linkState)
})
