import { afterEach, expect, test } from "vitest"
import { currentEntryState, readEntryState, reloadMark, replaceEntry } from "./entryState"

afterEach(() => {
  history.replaceState(null, "", "/acquisition/")
})

test.each<[name: string, state: unknown, read: object]>([
  ["no state", null, {}],
  ["a text", "token", {}],
  ["a list", ["token"], {}],
  [
    "what another script has put there",
    { token: 7, step: null, joined: "yes", resendAt: "1", opener: "x", other: 1 },
    {},
  ],
  ["names that every object has", { constructor: "x", toString: "x" }, {}],
  [
    "what the site has put there",
    { token: "a.b.c", joined: true, resendAt: 5 },
    { token: "a.b.c", joined: true, resendAt: 5 },
  ],
])("only valid values are read from %s", (_, state, read) => {
  expect(readEntryState(state)).toEqual(read)
})

test("changing an entry's URL keeps its state, and the router's marks", () => {
  history.replaceState({ idx: 3, key: "abc", usr: { joined: true } }, "", "/acquisition/?token=a")
  replaceEntry("/acquisition/", { token: "a" })
  expect(history.state).toEqual({ idx: 3, key: "abc", usr: { joined: true, token: "a" } })
  expect(currentEntryState()).toEqual({ joined: true, token: "a" })
})

test("the reload mark belongs to one entry, and leaves the rest of it alone", () => {
  history.replaceState({ idx: 3, usr: { joined: true } }, "", "/acquisition/")
  expect(reloadMark.isSet()).toBe(false)
  reloadMark.set()
  expect(reloadMark.isSet()).toBe(true)
  expect(currentEntryState()).toEqual({ joined: true })
  history.pushState({ idx: 4 }, "", "/acquisition/de")
  expect(reloadMark.isSet()).toBe(false)
})
