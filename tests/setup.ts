import { format } from "node:util"
import { threadId } from "node:worker_threads"
import { afterAll, afterEach, beforeEach, expect, vi } from "vitest"

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
  expect(textNodes.splice(0).filter(isKnownToReact).map(describeText)).toEqual([])
})

/** Text nodes that the test has made. */
const textNodes: Text[] = []

/**
 * Whether React updates, moves and removes the text as a node of its own, as it does with a text beside an element. It
 * cannot find the node once a translator has replaced it (docs/decisions/rewritten-pages.md): such a text needs an
 * element of its own. A blank is left alone by translators.
 */
const isKnownToReact = (node: Text) =>
  node.data.trim() !== "" && Object.keys(node).some((name) => name.startsWith("__reactFiber"))

const describeText = ({ data, parentElement }: Text) => `bare text "${data}" in ${parentElement?.outerHTML}`

/**
 * The error of a query that finds nothing. It is made at each look at a page that is not ready yet: the page's words
 * cost a fraction of its indented markup.
 */
function missingElement(message: string | null, { textContent }: Element): Error {
  const error = new Error(`${message ?? ""}\n\nThe page says: ${textContent}`)
  error.name = "TestingLibraryElementError"
  // It happened in the test.
  Error.captureStackTrace(error, missingElement)
  return error
}

// Node's channels reach all threads of the process: an account that one file activates would be active in another's page.
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(`${name} ${threadId}`)
  }
}

// jsdom has no layout, so there is nothing to scroll.
if (typeof window !== "undefined") {
  // oxlint-disable-next-line typescript/unbound-method -- called on the document that it is called on
  const { createTextNode } = Document.prototype
  Document.prototype.createTextNode = function createRecorded(data) {
    const node = createTextNode.call(this, data)
    textNodes.push(node)
    return node
  }
  // React notes for each element where it was made, for its own messages: a tenth of the time of a page's tests.
  const internals = "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE"
  const counts = Reflect.get(await import("react"), internals) as object
  Object.defineProperty(counts, "recentlyCreatedOwnerStacks", { get: () => Infinity, set() {} })
  // A busy machine makes tests slow, not wrong.
  const { configure } = await import("@testing-library/dom")
  configure({ asyncUtilTimeout: 60_000, getElementError: missingElement })
  // Nor does slowness end what a test holds back: the site's deadlines of 20 and 30 seconds pass in tests that set the
  // clock.
  globalThis.setTimeout = new Proxy(setTimeout, {
    apply: (start, self, [run, ms, ...rest]: Parameters<typeof setTimeout>) =>
      Reflect.apply(start, self, [run, ms && ms >= 20_000 && ms < 60_000 ? 180_000 : ms, ...rest]),
  })
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

// Files without a document run in one worker: what a module of the site keeps ends with the file.
afterAll(() => vi.resetModules())
