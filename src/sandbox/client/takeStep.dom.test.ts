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
  expect(await outcomeOn(html, { fill: "[name=a]", value: "2" })).toBe("done")
  expect(document.querySelector(":checked")?.getAttribute("value")).toBe("2")
  const clicked = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  document.addEventListener("click", clicked)
  await takeStep(frame, { send: "[name=a]" })
  expect(clicked.mock.calls.map(([{ target }]) => target)).toEqual([document.querySelector("button")])
  document.removeEventListener("click", clicked)
})

test.each([
  ["a field that does not come", "", { fill: "[name=a]", value: "1" }, "[name=a]"],
  [
    "a value that no radio button has",
    '<input type="radio" name="a" value="1" />',
    { fill: "[name=a]", value: "2" },
    '[name=a][value="2"]',
  ],
  ["a value that a list lacks", '<select name="a"></select>', { fill: "[name=a]", value: "2" }, "The choice 2"],
  [
    "a form without a button",
    '<form><input name="a" /></form>',
    { send: "[name=a]" },
    "The button that sends [name=a]",
  ],
  ["a field outside of a form", '<input name="a" />', { send: "[name=a]" }, "The button that sends [name=a]"],
  ["an element to press that does not come", "", { press: "#a" }, "#a"],
  ["an element to see that does not come", "", { see: "#b" }, "#b"],
] as const)("%s stops the scenario", async (_, html, step, missing) => {
  expect(await outcomeOn(html, step)).toBe(`Error: ${missing} did not appear.`)
})
