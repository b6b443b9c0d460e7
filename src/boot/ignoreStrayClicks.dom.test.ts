import { beforeAll, beforeEach, expect, test } from "vitest"
import { ignoreStrayClicks } from "./ignoreStrayClicks"

/** Names of the controls whose clicks have counted. */
let pressed: string[] = []

beforeAll(ignoreStrayClicks)

beforeEach(() => {
  pressed = []
  document.body.innerHTML = `<button id="a"></button><button id="b"></button><label for="c" id="l"></label><input id="c" type="checkbox" />`
  for (const control of document.querySelectorAll("button, input"))
    control.addEventListener("click", () => pressed.push(control.id))
})

/** @param number of the click within a series, as `detail` tells it (UI Events, section 3.4.4); 0 for one by keyboard */
const click = (id: string, number: number) =>
  document
    .getElementById(id)
    ?.dispatchEvent(new MouseEvent("click", { detail: number, bubbles: true, cancelable: true }))

test("the clicks of a series count only on the control that the first one hit", () => {
  click("a", 1)
  click("a", 2)
  click("b", 3)
  expect(pressed).toEqual(["a", "a"])
})

test("a click that begins a series counts, and so does one by keyboard", () => {
  click("a", 1)
  click("b", 1)
  click("a", 0)
  expect(pressed).toEqual(["a", "b", "a"])
})

test("a label and its control are one", () => {
  click("l", 1)
  click("c", 2)
  expect(pressed).toEqual(["c", "c"])
})

test("a second click counts if the page did not see the first", () => {
  click("a", 1)
  click("a", 2)
  // The first of this series has closed the list of a select.
  click("b", 2)
  expect(pressed).toEqual(["a", "a", "b"])
})
