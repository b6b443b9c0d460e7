import { beforeEach, expect, test } from "vitest"
import { fillStorage } from "../../../tests/support/fullStorage"
import { storedList } from "./storedList"

beforeEach(() => localStorage.clear())

const split = (text: string | null): readonly string[] => text?.split(" ").filter(Boolean) ?? []

/** The list as one tab has it. */
const tab = () => storedList("splitExperiments", split, (items) => items.join(" "))
const add = (item: string) => (items: readonly string[]) => [...items, item]
const remove = (item: string) => (items: readonly string[]) => items.filter((other) => other !== item)

/** Makes a change while storage is full. */
function changeInVain(list: ReturnType<typeof tab>, change: ReturnType<typeof add>): void {
  const full = fillStorage()
  list.change(change)
  full.mockRestore()
}

test("tabs see each other's changes, and the list is the same object until it changes", () => {
  const [one, other] = [tab(), tab()]
  one.change(add("a"))
  other.change(add("b"))
  expect(one.read()).toEqual(["a", "b"])
  expect(one.read()).toBe(one.read())
  expect(one.isStored()).toBe(true)
})

test("what could not be stored is seen by this tab alone, and stored with the next change", () => {
  const [one, other] = [tab(), tab()]
  one.change(add("a"))
  changeInVain(one, add("b"))
  expect([one.read(), other.read(), one.isStored()]).toEqual([["a", "b"], ["a"], false])
  one.change(add("c"))
  expect([other.read(), one.isStored()]).toEqual([["a", "b", "c"], true])
})

test("what another tab deleted or added while this one could not store survives", () => {
  const [one, other] = [tab(), tab()]
  one.change(add("a"))
  one.change(add("b"))
  changeInVain(one, add("c"))
  changeInVain(one, remove("b"))
  other.change(remove("a"))
  other.change(add("d"))
  expect(one.read()).toEqual(["d", "c"])
  one.change(add("e"))
  expect(other.read()).toEqual(["d", "c", "e"])
})

test("a list that is emptied forgets what could not be stored", () => {
  const list = tab()
  changeInVain(list, add("a"))
  list.clear()
  expect([list.read(), list.isStored(), localStorage.getItem("splitExperiments")]).toEqual([[], true, null])
})
