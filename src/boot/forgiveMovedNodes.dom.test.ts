import { afterEach, beforeEach, expect, test } from "vitest"
import { forgiveMovedNodes } from "./forgiveMovedNodes"

// oxlint-disable-next-line typescript/unbound-method -- put back as they are
const { insertBefore, removeChild } = Node.prototype

beforeEach(() => {
  document.body.innerHTML = "<i></i><b></b>"
  forgiveMovedNodes()
})
afterEach(() => void Object.assign(Node.prototype, { insertBefore, removeChild }))

/** Puts an element into another, as extensions do. */
function wrap(element: Element): void {
  const wrapper = document.createElement("font")
  element.before(wrapper)
  wrapper.append(element)
}

test.each<[what: string, change: (next: Element) => void, html: string]>([
  ["as it was", () => undefined, "<i></i><em></em><b></b>"],
  ["in a wrapper", wrap, "<i></i><em></em><font><b></b></font>"],
  ["gone", (next) => next.remove(), "<i></i><em></em>"],
])("an element is inserted before one that is %s", (_what, change, html) => {
  const next = document.querySelector("b") ?? document.body
  change(next)
  document.body.insertBefore(document.createElement("em"), next)
  expect(document.body.innerHTML).toBe(html)
})

test.each<[what: string, change: (element: Element) => void, html: string]>([
  ["as it was", () => undefined, "<b></b>"],
  ["in a wrapper", wrap, "<font></font><b></b>"],
  ["gone", (element) => element.remove(), "<b></b>"],
])("an element that is %s is removed", (_what, change, html) => {
  const element = document.querySelector("i") ?? document.body
  change(element)
  document.body.removeChild(element)
  expect(document.body.innerHTML).toBe(html)
})
