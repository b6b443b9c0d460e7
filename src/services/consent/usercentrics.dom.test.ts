import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { deniedSignals, type ConsentSignals } from "./consentSignals"
import { startUsercentrics } from "./usercentrics"

const options = {
  settingsId: "cmp-1",
  src: "https://www.example.com/cmp.js?v=1",
  hidden: false,
  language: "de",
} as const
const measuring: ConsentSignals = { ...deniedSignals, analytics_storage: "granted" }

/** The platform as its script would install it: v3, with the given state. */
function install() {
  const held = { isInitialised: false, functional: false, isGone: false, gcm: undefined as object | undefined }
  const spoken: string[] = []
  const details = () => ({
    services: { a: { category: "functional", consent: { given: held.functional }, gcm: held.gcm } },
  })
  const api = {
    isInitialized: async () => held.isInitialised,
    getConsentDetails: () => (held.isGone ? Promise.reject(new Error("gone")) : Promise.resolve(details())),
    showSecondLayer: async () => undefined,
    changeLanguage: async (language: string) => spoken.push(language),
  }
  Object.assign(window, { ["__ucCmp"]: api })
  return { api, held, spoken }
}

const dispatch = (name: string) => window.dispatchEvent(new CustomEvent(name))
const script = () => document.querySelector<HTMLScriptElement>("#usercentrics-cmp")

/** Lets everything that is pending run. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

/** Whether a promise has been fulfilled, once everything that is pending has run. */
async function isFulfilled(promise: Promise<unknown>): Promise<boolean> {
  const kept = vi.fn<() => void>()
  promise.then(kept, () => undefined)
  await settle()
  return kept.mock.calls.length > 0
}

beforeEach(() => {
  // The script's element is enough: the test installs what it would load.
  vi.spyOn(document.head, "append").mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLElement) node.removeAttribute("src")
    document.head.prepend(...nodes)
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  script()?.remove()
  for (const name of ["__ucCmp", "UC_UI_SUPPRESS_CMP_DISPLAY"]) Reflect.deleteProperty(window, name)
})

test("the script carries the platform's settings id, and keeps the banner hidden on request", () => {
  startUsercentrics({ ...options, hidden: true })
  expect(script()?.dataset).toMatchObject({ settingsId: "cmp-1", language: "de" })
  expect(window.UC_UI_SUPPRESS_CMP_DISPLAY).toBe(true)
})

test("neither initialisation nor a status event alone means ready", async () => {
  const { held } = install()
  const { ready } = startUsercentrics(options)
  dispatch("UC_CONSENT")
  expect(await isFulfilled(ready)).toBe(false)
  held.isInitialised = true
  dispatch("UC_UI_INITIALIZED")
  expect(await isFulfilled(ready)).toBe(true)
})

test("the consent known when the service becomes ready is not reported as a change", async () => {
  const { held } = install()
  Object.assign(held, { isInitialised: true, functional: true })
  const service = startUsercentrics(options)
  const changed = vi.fn<(signals: ConsentSignals) => void>()
  service.onChange(changed)
  expect(service.signals()).toEqual(deniedSignals)
  for (let times = 0; times < 3; times++) dispatch("UC_CONSENT")
  await service.ready
  expect(service.signals()).toEqual(measuring)
  held.functional = false
  dispatch("UC_CONSENT")
  await expect.poll(() => changed.mock.calls).toEqual([[deniedSignals]])
})

test.each<[gcm: object | undefined, signals: ConsentSignals]>([
  [undefined, measuring],
  [{ analyticsStorage: null, adStorage: null }, measuring],
  [
    { analyticsStorage: false, adStorage: true },
    { ad_storage: "granted", ad_user_data: "granted", ad_personalization: "granted", analytics_storage: "denied" },
  ],
])("a service that declares %j counts accordingly", async (gcm, signals) => {
  const { held } = install()
  Object.assign(held, { isInitialised: true, functional: true, gcm })
  const service = startUsercentrics(options)
  dispatch("UC_CONSENT")
  await service.ready
  expect(service.signals()).toEqual(signals)
})

test("consent that can no longer be read counts as withdrawn", async () => {
  const { held } = install()
  Object.assign(held, { isInitialised: true, functional: true })
  const service = startUsercentrics(options)
  dispatch("UC_CONSENT")
  await service.ready
  held.isGone = true
  dispatch("UC_UI_CMP_EVENT")
  await expect.poll(service.signals).toEqual(deniedSignals)
})

test("a failure is ignored once a later request has answered", async () => {
  const { api, held } = install()
  Object.assign(held, { isInitialised: true, functional: true })
  const service = startUsercentrics(options)
  dispatch("UC_CONSENT")
  await service.ready
  const slow = Promise.withResolvers<never>()
  const answer = vi.spyOn(api, "getConsentDetails").mockReturnValue(slow.promise)
  dispatch("UC_UI_CMP_EVENT")
  await expect.poll(() => answer).toHaveBeenCalled()
  answer.mockRestore()
  dispatch("UC_UI_CMP_EVENT")
  await settle()
  slow.reject(new Error("gone"))
  await settle()
  expect(service.signals()).toEqual(measuring)
})

test("a language chosen before the service is ready is applied afterwards", async () => {
  const { held, spoken } = install()
  held.isInitialised = true
  const service = startUsercentrics(options)
  service.setLanguage("sv")
  expect(spoken).toEqual([])
  dispatch("UC_CONSENT")
  await service.ready
  await expect.poll(() => spoken).toEqual(["sv"])
  service.setLanguage("sv")
  service.setLanguage("it")
  await expect.poll(() => spoken).toEqual(["sv", "it"])
})

test("an older generation whose promise rejects has failed", async () => {
  const broken = { isInitialized: () => true, getServicesBaseInfo: () => Promise.reject(new Error("broken")) }
  Object.assign(window, { ["UC_UI"]: broken })
  const service = startUsercentrics(options)
  dispatch("UC_CONSENT")
  await expect(service.ready).rejects.toThrow("broken")
  expect(service.signals()).toEqual(deniedSignals)
  Reflect.deleteProperty(window, "UC_UI")
})

test("a script that cannot be loaded has failed for good", async () => {
  const service = startUsercentrics(options)
  script()?.dispatchEvent(new Event("error"))
  await expect(service.ready).rejects.toThrow("cannot be loaded")
  const { held } = install()
  held.isInitialised = true
  held.functional = true
  dispatch("UC_CONSENT")
  expect(await isFulfilled(service.ready)).toBe(false)
  expect(service.signals()).toEqual(deniedSignals)
})
