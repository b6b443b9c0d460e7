// @vitest-environment node
import { expect, test } from "vitest"
import { readEntryState } from "../../../router/entryState"
import { endedEntry, entryIn, stageOf } from "./entry"

const nothing = { activationId: undefined, end: undefined }

test.each([
  [null, nothing],
  [undefined, nothing],
  ["text", nothing],
  [{ activationId: "" }, nothing],
  [{ activationId: 7, activationEnd: "tomorrow" }, nothing],
  [
    { activationId: "a-1", other: true },
    { activationId: "a-1", end: undefined },
  ],
  [endedEntry("a-1", "done"), { activationId: "a-1", end: "done" }],
  [endedEntry("a-1", "notFound"), { activationId: "a-1", end: "notFound" }],
  [endedEntry("a-1", "unsuccessful"), { activationId: "a-1", end: "unsuccessful" }],
])("%j says %j", (state, entry) => {
  expect(entryIn(readEntryState(state))).toEqual(entry)
})

test.each([
  [{}, "withoutLink"],
  [{ activationEnd: "done" }, "withoutLink"],
  [{ activationId: "a-1" }, "open"],
  [endedEntry("a-1", "done"), "done"],
  [endedEntry("a-1", "notFound"), "notFound"],
])("%j is %s", (state, stage) => {
  expect(stageOf(entryIn(state))).toBe(stage)
})
