import { afterEach, beforeEach, expect, test, vi } from "vitest"

const replaced: string[] = []
const root = document.documentElement

/** The script listens for as long as its document lives; here each test stands for a document. */
const listeners: Parameters<typeof document.addEventListener>[] = []

beforeEach(() => {
  const listen = document.addEventListener.bind(document)
  vi.spyOn(document, "addEventListener").mockImplementation((...listener) => {
    listeners.push(listener)
    listen(...listener)
  })
  vi.resetModules()
  replaced.length = 0
  root.lang = "en"
})
afterEach(() => {
  for (const listener of listeners.splice(0)) document.removeEventListener(...listener)
  delete window.earlyActions
  delete root.dataset.leaving
  delete root.dataset.wrongLanguage
  delete root.dataset.failed
  vi.unstubAllGlobals()
  history.replaceState(null, "", "/acquisition/")
  document.cookie = "lang=; Max-Age=0; Path=/"
  document.body.replaceChildren()
})

/** Runs the inline scripts of a page at a URL, in a browser with preferred languages and a language cookie. */
async function visit(address: string, { browser = ["en"], cookie = "" } = {}) {
  if (cookie) document.cookie = `lang=${cookie}; Path=/`
  const { pathname, search, hash } = new URL(address, "http://localhost:4173")
  vi.stubGlobal("location", {
    pathname,
    search,
    hash,
    replace: (target: string) => void replaced.push(target),
    reload: () => void replaced.push("reloaded"),
  })
  vi.stubGlobal("navigator", { languages: browser })
  await import("./head")
  await import("./recordEarlyActions")
}

/** Submits a form that the page holds before it is hydrated. */
function submitEarly() {
  document.body.innerHTML = "<form></form>"
  const [form] = document.forms
  const event = new SubmitEvent("submit", { bubbles: true, cancelable: true })
  form?.dispatchEvent(event)
  return { form, event }
}

test.each([
  ["/acquisition/about-us/?x=1#y", { browser: ["de-AT"] }, "/acquisition/de/about-us?x=1#y"],
  [
    "/acquisition/unknown/page?redirectUrl=https://x.example/a?b=c",
    { browser: ["pl"] },
    "/acquisition/pl/unknown/page?redirectUrl=https%3A%2F%2Fx.example%2Fa%3Fb%3Dc",
  ],
  ["/acquisition/about-us", { browser: ["de"], cookie: "fr" }, "/acquisition/fr/about-us"],
  ["/acquisition/about-us?lang=sv", { browser: ["de"] }, "/acquisition/sv/about-us?lang=sv"],
])("%s in a browser with %j goes to %s", async (address, browser, target) => {
  await visit(address, browser)
  expect(replaced).toEqual([target])
  expect(root.dataset.leaving).toBe("")
})

test.each([
  ["/acquisition/about-us", { browser: ["es"] }],
  ["/acquisition/fr/about-us", { browser: ["de"] }],
  ["/acquisition/en/about-us", { browser: ["fr"] }],
  ["/acquisition/about-us", { browser: ["de"], cookie: "en" }],
])("%s in a browser with %j stays", async (address, browser) => {
  await visit(address, browser)
  expect(replaced).toEqual([])
  expect(root.dataset.wrongLanguage).toBeUndefined()
  expect(root.dataset.leaving).toBeUndefined()
})

test("the redirect of an entry that was shown before keeps its state", async () => {
  history.replaceState({ idx: 2, usr: { token: "a.b.c" } }, "", "/acquisition/lobby?x=1")
  await visit("/acquisition/lobby?x=1", { browser: ["de"] })
  expect(replaced).toEqual(["reloaded"])
  expect(document.location.href).toMatch(/\/acquisition\/de\/lobby\?x=1$/)
  expect(history.state).toEqual({ usr: { token: "a.b.c" } })
})

test("a page reloaded before its URL was read is redirected with the query that was removed", async () => {
  history.replaceState({ search: "?token=a.b.c" }, "", "/acquisition/lobby")
  await visit("/acquisition/lobby", { browser: ["de"] })
  expect(replaced).toEqual(["/acquisition/de/lobby?token=a.b.c"])
})

test("the start page keeps its URL and stays hidden until it is in the visitor's language", async () => {
  await visit("/acquisition/", { browser: ["de"] })
  expect(replaced).toEqual([])
  expect(root.dataset.wrongLanguage).toBe("")
})

test.each([
  ["before hydration counts as the page's own", false, ""],
  ["after hydration is ignored", true, undefined],
])("a module that fails %s", async (_, alive, failed) => {
  await visit("/acquisition/")
  if (alive) delete window.earlyActions
  document.body.innerHTML = '<script type="module"></script>'
  document.body.querySelector("script")?.dispatchEvent(new Event("error"))
  expect(root.dataset.failed).toBe(failed)
})

test("a form submitted early is kept, and the browser does not submit it", async () => {
  await visit("/acquisition/")
  const { form, event } = submitEarly()
  expect(event.defaultPrevented).toBe(true)
  expect(window.earlyActions?.form).toBe(form)
})

test("early actions are replayed once, and from then on the page handles them", async () => {
  await visit("/acquisition/", { browser: ["de"] })
  const { form } = submitEarly()
  const submits: Event[] = []
  form?.addEventListener("submit", (event) => {
    submits.push(event)
    event.preventDefault()
  })
  const { replayEarlyActions } = await import("../replayEarlyActions")
  replayEarlyActions()
  replayEarlyActions()
  expect(submits).toHaveLength(1)
  expect(root.dataset.wrongLanguage).toBeUndefined()
  expect(window.earlyActions).toBeUndefined()
})

// Another navigation to the page would lose the token, which is in the history entry by then.
test("Try again reloads the page when its own code cannot be loaded, whatever the fragment", async () => {
  await visit("/acquisition/lobby?token=t#x")
  document.body.innerHTML = '<a href="">Try again</a>'
  const event = new MouseEvent("click", { bubbles: true, cancelable: true })
  document.body.querySelector("a")?.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(true)
  expect(replaced).toContain("reloaded")
})

test.each([
  ["without state is followed with the query and the hash", { search: "?token=a.b.c" }, false],
  ["with state waits for the page, which keeps the state", { usr: { token: "a.b.c" } }, true],
])("an early link to another language from an entry %s", async (_, state, waits) => {
  history.replaceState(state, "", "/acquisition/lobby")
  await visit("/acquisition/lobby#x")
  document.body.innerHTML = '<a href="/acquisition/de/lobby" hreflang="de">Deutsch</a>'
  const link = document.body.querySelector("a")
  const prevented: boolean[] = []
  link?.addEventListener("click", (event) => {
    prevented.push(event.defaultPrevented)
    event.preventDefault()
  })
  link?.click()
  expect(prevented).toEqual([waits])
  expect(window.earlyActions?.pressed).toBe(waits ? link : undefined)
  expect(link?.getAttribute("href")).toMatch(waits ? /\/de\/lobby#x$/ : /\/de\/lobby\?token=a\.b\.c#x$/)
  // The hydrated page saves the choice itself.
  expect(document.cookie.includes("lang=de")).toBe(!waits)
})

test("a form that is gone is not replayed", async () => {
  await visit("/acquisition/")
  submitEarly().form?.remove()
  const { replayEarlyActions } = await import("../replayEarlyActions")
  expect(replayEarlyActions).not.toThrow()
})

test("a start page that the host served in the right language is shown at once", async () => {
  root.lang = "de"
  await visit("/acquisition/", { browser: ["de"] })
  expect(root.dataset.wrongLanguage).toBeUndefined()
})
