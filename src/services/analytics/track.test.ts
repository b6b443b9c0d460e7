import { beforeEach, expect, test, vi } from "vitest"

/** The module in a new page load. */
async function loadPage() {
  vi.resetModules()
  return import("./track")
}

const namesOf = (events: readonly { event: string }[]) => events.map(({ event }) => event)

beforeEach(() => sessionStorage.clear())

test("events wait in order, with their payloads", async () => {
  const { track, waitingEvents } = await loadPage()
  track("code_valid", {})
  track("language_changed", { from: "en", to: "de" })
  expect(waitingEvents()).toEqual([{ event: "code_valid" }, { event: "language_changed", from: "en", to: "de" }])
})

test("events of a page that was left come first on the next one, once", async () => {
  const before = await loadPage()
  before.track("code_valid", {})
  before.trackLater("activation_not_found", {})
  before.trackLater("activation_succeeded", {})
  const after = await loadPage()
  after.track("account_active", {})
  expect(namesOf(after.waitingEvents())).toEqual(["activation_not_found", "activation_succeeded", "account_active"])
  expect(after.waitingEvents()).toHaveLength(3)
  expect((await loadPage()).waitingEvents()).toEqual([])
})

test("an in-app navigation sends them too", async () => {
  const { trackLater, waitingEvents } = await loadPage()
  trackLater("activation_failed", {})
  expect(namesOf(waitingEvents())).toEqual(["activation_failed"])
})

test("a page that is being left does not take back events for the next one", async () => {
  const { deliverEvents, track, trackLater } = await loadPage()
  const told: string[] = []
  deliverEvents(({ event }) => void told.push(event))
  trackLater("registration_submitted", { flow: "default" })
  track("code_valid", {})
  expect(told).toEqual(["code_valid"])
  track("page_view", { page_path: "/acquisition/", page_title: "Start", page_language: "en" })
  expect(told).toEqual(["code_valid", "registration_submitted", "page_view"])
})

test("nor does it when consent arrives only then", async () => {
  const { deliverEvents, track, trackLater } = await loadPage()
  const told: string[] = []
  track("page_view", { page_path: "/acquisition/", page_title: "Start", page_language: "en" })
  trackLater("assign_experiment", { experiment_id: "pages", variation_id: "1", acq_anonymous_id: "id" })
  deliverEvents(({ event }) => void told.push(event))
  expect(told).toEqual(["page_view"])
  expect(namesOf((await loadPage()).waitingEvents())).toEqual(["assign_experiment"])
})

test("at most 500 events wait, the newest", async () => {
  const { track, trackLater, waitingEvents } = await loadPage()
  for (let number = 0; number < 501; number++) trackLater("language_changed", { from: "en", to: String(number) })
  expect(waitingEvents()).toHaveLength(500)
  expect(waitingEvents()[0]).toMatchObject({ to: "1" })
  track("code_valid", {})
  expect(waitingEvents()).toHaveLength(500)
  expect(waitingEvents().at(-1)).toEqual({ event: "code_valid" })
})

test.each([
  "{",
  "null",
  "[1, null, {}]",
  '[{"event":"code_valid","flow":{}}]',
  '[{"event":"code_valid","__proto__":{}}]',
  '{"event":"code_valid"}',
])("invalid content in storage counts as none: %s", async (text) => {
  sessionStorage.setItem("laterEvents", text)
  const { trackLater, waitingEvents } = await loadPage()
  expect(waitingEvents()).toEqual([])
  trackLater("code_valid", {})
  expect(namesOf(waitingEvents())).toEqual(["code_valid"])
})
