import { beforeEach, expect, test, vi } from "vitest"

/** The module in a new page load. */
async function loadPage() {
  vi.resetModules()
  return import("./track")
}

const namesOf = (events: readonly { event: string }[]) => events.map(({ event }) => event)

beforeEach(() => sessionStorage.clear())

test("events wait in order, with their payloads", async () => {
  const { track, queuedEvents } = await loadPage()
  track("code_valid", {})
  track("language_changed", { from: "en", to: "de" })
  expect(queuedEvents()).toEqual([{ event: "code_valid" }, { event: "language_changed", from: "en", to: "de" }])
})

test("events of a page that was left come first on the next one, once", async () => {
  const before = await loadPage()
  before.track("code_valid", {})
  before.trackOnNextPage("activation_not_found", {})
  before.trackOnNextPage("activation_succeeded", {})
  const after = await loadPage()
  after.track("account_active", {})
  expect(namesOf(after.queuedEvents())).toEqual(["activation_not_found", "activation_succeeded", "account_active"])
  expect(after.queuedEvents()).toHaveLength(3)
  expect((await loadPage()).queuedEvents()).toEqual([])
})

test("a page that is being left does not take back events for the next one", async () => {
  const { setEventReceiver, track, trackOnNextPage } = await loadPage()
  const received: string[] = []
  setEventReceiver(({ event }) => void received.push(event))
  trackOnNextPage("registration_submitted", { flow: "default" })
  track("code_valid", {})
  expect(received).toEqual(["code_valid"])
  track("page_view", { page_path: "/acquisition/", page_title: "Start", page_language: "en" })
  expect(received).toEqual(["code_valid", "registration_submitted", "page_view"])
})

test("a page that is being left does not take back events when consent arrives only afterwards", async () => {
  const { setEventReceiver, track, trackOnNextPage } = await loadPage()
  const received: string[] = []
  track("page_view", { page_path: "/acquisition/", page_title: "Start", page_language: "en" })
  trackOnNextPage("assign_experiment", { experiment_id: "pages", variation_id: "1", acq_anonymous_id: "id" })
  setEventReceiver(({ event }) => void received.push(event))
  expect(received).toEqual(["page_view"])
  expect(namesOf((await loadPage()).queuedEvents())).toEqual(["assign_experiment"])
})

test("a page that is hydrated while a redirect is under way leaves the exposure to the next one", async () => {
  const { setEventReceiver, track, trackBeforeRedirect } = await loadPage()
  const received: string[] = []
  setEventReceiver(({ event }) => void received.push(event))
  trackBeforeRedirect("assign_experiment", { experiment_id: "pages", variation_id: "1", acq_anonymous_id: "id" })
  track("page_view", { page_path: "/acquisition/", page_title: "Start", page_language: "en" })
  expect(received).toEqual(["page_view"])
  expect(namesOf((await loadPage()).queuedEvents())).toEqual(["assign_experiment"])
})

test("at most 500 events wait, the newest", async () => {
  const { track, trackOnNextPage, queuedEvents } = await loadPage()
  for (let number = 0; number < 501; number++) trackOnNextPage("language_changed", { from: "en", to: String(number) })
  expect(queuedEvents()).toHaveLength(500)
  expect(queuedEvents()[0]).toMatchObject({ to: "1" })
  track("code_valid", {})
  expect(queuedEvents()).toHaveLength(500)
  expect(queuedEvents().at(-1)).toEqual({ event: "code_valid" })
})
