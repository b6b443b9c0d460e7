import { beforeEach, expect, test, vi } from "vitest"
import { takeStep } from "./takeStep"

const frame = document.createElement("iframe")

beforeEach(() => {
  vi.useFakeTimers()
  Object.defineProperty(frame, "contentDocument", { value: document, configurable: true })
  // Everything is visible; jsdom itself lays nothing out.
  const rectangles = Object.assign([new DOMRect()], { item: () => null })
  vi.spyOn(Element.prototype, "getClientRects").mockReturnValue(rectangles)
  return () => vi.useRealTimers()
})

/** What a step on a page leads to: "done", or why it was given up. */
async function outcomeOn(html: string, step: Parameters<typeof takeStep>[1]): Promise<string> {
  document.body.innerHTML = html
  const outcome = takeStep(frame, step).then(
    () => "done",
    (error: unknown) => String(error),
  )
  await vi.advanceTimersByTimeAsync(30_000)
  return outcome
}

test("a radio button is chosen by its value, and a form is sent by its button", async () => {
  const html = '<form><input type="radio" name="a" value="1" /><input type="radio" name="a" value="2" /><button></form>'
  expect(await outcomeOn(html, { kind: "fill", field: "a", value: "2" })).toBe("done")
  expect(document.querySelector(":checked")?.getAttribute("value")).toBe("2")
  const clicked = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  document.addEventListener("click", clicked)
  await takeStep(frame, { kind: "send", field: "a" })
  expect(clicked.mock.calls.map(([{ target }]) => target)).toEqual([document.querySelector("button")])
  document.removeEventListener("click", clicked)
})

test.each([
  ["a field that does not come", "", { kind: "fill", field: "a", value: "1" }, "The field a"],
  [
    "a value that no radio button has",
    '<input type="radio" name="a" value="1" />',
    { kind: "fill", field: "a", value: "2" },
    "The choice 2",
  ],
  ["a value that a list lacks", '<select name="a"></select>', { kind: "fill", field: "a", value: "2" }, "The choice 2"],
  [
    "a form without a button",
    '<form><input name="a" /></form>',
    { kind: "send", field: "a" },
    "The button that sends a",
  ],
  ["a field outside of a form", '<input name="a" />', { kind: "send", field: "a" }, "The button that sends a"],
  ["an element that does not come", "", { kind: "press", selector: "#a" }, "The element to press"],
] as const)("%s stops the scenario", async (_, html, step, missing) => {
  expect(await outcomeOn(html, step)).toBe(`Error: ${missing} did not appear.`)
})
