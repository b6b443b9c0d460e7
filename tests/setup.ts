import { format } from "node:util"
import { afterEach, beforeEach, expect, vi } from "vitest"

/** What a test wrote to the console as an error or a warning: each is a defect, React's own advice included. */
let complaints: string[] = []

beforeEach(() => {
  complaints = []
  for (const level of ["error", "warn"] as const) {
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      complaints.push(`console.${level}: ${format(...words)}`)
    })
  }
})

// Set-up files' hooks run last, so that what a page says while it is taken down counts too.
afterEach(() => {
  expect(complaints).toEqual([])
})

// jsdom has no layout, so there is nothing to scroll.
if (typeof window !== "undefined") {
  Element.prototype.scrollIntoView = () => undefined
  window.scrollTo = () => undefined
  window.ResizeObserver = class {
    observe = () => undefined
    unobserve = () => undefined
    disconnect = () => undefined
  }
  // Nor pictures to decode.
  HTMLImageElement.prototype.decode = () => Promise.resolve()
  // Nor a top layer: a dialog is open or not.
  HTMLDialogElement.prototype.showModal = HTMLDialogElement.prototype.show = function show() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
}
