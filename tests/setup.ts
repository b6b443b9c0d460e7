import { format } from "node:util"
import { afterEach, beforeEach, expect, vi } from "vitest"

/** Console errors and warnings of a test: each is a defect, including React's own advice. */
let complaints: string[] = []

beforeEach(() => {
  complaints = []
  for (const level of ["error", "warn"] as const) {
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      complaints.push(`console.${level}: ${format(...words)}`)
    })
  }
})

// Hooks of set-up files run last, so that messages during unmount count too.
afterEach(() => {
  expect(complaints).toEqual([])
})

// jsdom has no layout, so there is nothing to scroll.
if (typeof window !== "undefined") {
  // A busy machine makes tests slow, not wrong.
  const { configure } = await import("@testing-library/dom")
  configure({ asyncUtilTimeout: 60_000 })
  Element.prototype.scrollIntoView = () => undefined
  window.scrollTo = () => undefined
  window.ResizeObserver = class {
    observe = () => undefined
    unobserve = () => undefined
    disconnect = () => undefined
  }
  // Nor image decoding.
  HTMLImageElement.prototype.decode = () => Promise.resolve()
  // Nor a top layer: a dialog is open or not.
  HTMLDialogElement.prototype.showModal = HTMLDialogElement.prototype.show = function show() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
}
