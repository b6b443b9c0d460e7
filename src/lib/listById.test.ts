// @vitest-environment node
import { expect, test } from "vitest"
import { withoutId, withRestored } from "./listById"

const listOf = (ids: string) => Array.from(ids, (id) => ({ id }))

test("an item is taken out by its id", () => {
  expect(withoutId(listOf("abc"), "b")).toEqual(listOf("ac"))
  expect(withoutId(listOf("ac"), "b")).toEqual(listOf("ac"))
})

test.each([
  ["where it was", "ac", 1, "abc"],
  ["at the end of a list that has become shorter", "a", 2, "ab"],
  ["once, if it came back meanwhile", "acb", 1, "abc"],
])("a deleted item comes back %s", (_, list, at, restored) => {
  expect(withRestored(listOf(list), { id: "b" }, at)).toEqual(listOf(restored))
})
