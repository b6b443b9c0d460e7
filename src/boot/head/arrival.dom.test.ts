import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { recordDepartures } from "../../../tests/support/recordDepartures"

const replaced: string[] = []
const root = document.documentElement

beforeEach(() => {
  vi.resetModules()
  replaced.length = 0
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  history.replaceState(null, "", `${document.location.origin}/acquisition/`)
  delete window.earlyActions
  delete root.dataset.wrongLanguage
  delete root.dataset.leaving
  vi.unstubAllGlobals()
})

/** Runs the head script at a URL that was reached from another one. */
async function arrive(address: string, referrer: string) {
  history.replaceState(history.state, "", new URL(address, document.location.origin))
  recordDepartures(replaced)
  vi.spyOn(document, "referrer", "get").mockReturnValue(referrer)
  vi.stubGlobal("navigator", { languages: ["de"] })
  await import("./head")
}

const forbidden = "https://www.mydealz.de/"

test.each([
  // The language of the URL is kept; if it has none, the browser's is used.
  ["/acquisition/", "/acquisition/de/registration/deny?reason=referrer"],
  ["/acquisition/black-friday", "/acquisition/de/registration/deny?reason=referrer"],
  ["/acquisition/?lang=sv", "/acquisition/sv/registration/deny?reason=referrer"],
  ["/acquisition/fr", "/acquisition/fr/registration/deny?reason=referrer"],
  ["/acquisition/en", "/acquisition/en/registration/deny?reason=referrer"],
])("%s sends a visitor from a forbidden referrer to %s before anything is shown", async (address, target) => {
  await arrive(address, forbidden)
  expect(replaced).toEqual([target])
  expect(root.dataset.leaving).toBe("")
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({ fref: forbidden })
  expect(JSON.parse(sessionStorage.getItem("laterEvents") ?? "")).toEqual([{ event: "referrer_denied" }])
})

test.each([
  ["/acquisition/de/about-us", forbidden],
  ["/acquisition/de/social-registration-second-step?token=x", "https://www.facebook.com/"],
  ["/acquisition/de", "https://mail.google.com/"],
])("%s from %j stays", async (address, referrer) => {
  await arrive(address, referrer)
  expect(replaced).toEqual([])
  expect(root.dataset.leaving).toBeUndefined()
  expect(localStorage).toHaveLength(0)
})

test.each([
  ["?rc=NEW-0001&validityTimestamp=2", "2"],
  ["?acqParams=rc%3DNEW-0001%26validityTimestamp%3D2", "2"],
  ["?rc=NEW-0001", ""],
])("the code of %s is stored with its own validity, not with that of an old one", async (query, validity) => {
  localStorage.setItem("rc", "OLD-0001")
  localStorage.setItem("rcValidityTimestamp", "1")
  await arrive(`/acquisition/de${query}`, forbidden)
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
    fref: forbidden,
    rc: "NEW-0001",
    rcValidityTimestamp: validity,
  })
})

test("events queued for the next page are not lost", async () => {
  const waiting = { event: "registration_finished", flow: "x]" }
  sessionStorage.setItem("laterEvents", JSON.stringify([waiting]))
  await arrive("/acquisition/de", forbidden)
  expect(JSON.parse(sessionStorage.getItem("laterEvents") ?? "")).toEqual([waiting, { event: "referrer_denied" }])
})

test.each(["?token=a.b.c", "?rc=AB12&activationId=x", "?acqParams=token%3Da.b.c"])(
  "%s is removed from the URL before anything is requested",
  async (query) => {
    await arrive(`/acquisition/de/lobby${query}#part`, "")
    expect(document.location.href).toMatch(/\/acquisition\/de\/lobby#part$/)
    expect(history.state).toEqual({ search: query })
  },
)

test("a query with secrets is removed before the next document is requested, and its language counts", async () => {
  const address = "/acquisition/about-us?token=a.b.c&lang=sv"
  history.replaceState(null, "", address)
  const shown = document.location
  const replace = (to: string) => void replaced.push(`${shown.search} ${to}`)
  vi.stubGlobal("location", {
    pathname: shown.pathname,
    get search() {
      return shown.search
    },
    hash: "",
    hostname: shown.hostname,
    replace,
  })
  await import("./head")
  expect(replaced).toEqual([" /acquisition/sv/about-us?token=a.b.c&lang=sv"])
})

test("a path that looks like another host stays on this host", async () => {
  await arrive("http://localhost:4173//attacker.example?token=a.b.c", "")
  expect(document.location.href).toBe(`${document.location.origin}//attacker.example`)
})

// A reload starts with the URL as it was and with the token in the history entry, which must not be overwritten.
test.each(["?rc=AB12", "?utm_campaign=token-mail", "?tokens=1", "?x=acqParams", "?my-activationId=1"])(
  "%s contains no secret parameter and is left unchanged, as is the state of the history entry",
  async (query) => {
    const state = { usr: { token: "a.b.c" } }
    history.replaceState(state, "", `/acquisition/de${query}`)
    await arrive(`/acquisition/de${query}`, "")
    expect(document.location.search).toBe(query)
    expect(history.state).toEqual(state)
  },
)

test("without storage the visitor is denied all the same", async () => {
  vi.stubGlobal("localStorage", undefined)
  await arrive("/acquisition/de", forbidden)
  expect(replaced).toEqual(["/acquisition/de/registration/deny?reason=referrer"])
})
