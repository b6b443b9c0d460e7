// @vitest-environment node
import { expect, test } from "vitest"
import { readEntryState } from "../../../router/entryState"
import { entryWithOutcome, readActivationEntry, stageOf } from "./entry"

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
  [entryWithOutcome("a-1", "done"), { activationId: "a-1", end: "done" }],
  [entryWithOutcome("a-1", "notFound"), { activationId: "a-1", end: "notFound" }],
  [entryWithOutcome("a-1", "unsuccessful"), { activationId: "a-1", end: "unsuccessful" }],
])("%j says %j", (state, entry) => {
  expect(readActivationEntry(readEntryState(state))).toEqual(entry)
})

test.each([
  [{}, "withoutLink"],
  [{ activationEnd: "done" }, "withoutLink"],
  [{ activationId: "a-1" }, "open"],
  [entryWithOutcome("a-1", "done"), "done"],
  [entryWithOutcome("a-1", "notFound"), "notFound"],
])("%j is %s", (state, stage) => {
  expect(stageOf(readActivationEntry(state))).toBe(stage)
})
