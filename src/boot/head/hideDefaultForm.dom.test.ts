import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { formatStoredState } from "../../services/state/storedRegistration"
import { initialState } from "../../services/state/registrationState"
import type { RegistrationFlow } from "../../services/settings/landing"

const root = document.documentElement

beforeEach(() => {
  vi.resetModules()
  root.dataset.invited = ""
})
afterEach(() => {
  delete root.dataset.invited
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

test.each<[flow: RegistrationFlow, isShown: boolean]>([
  ["default", true],
  ["leanStep1", false],
  ["leanStep2", false],
  ["socialRegistration", false],
  ["waitingListApproved", false],
])("in the flow %s, whether the form of the default one is shown: %s", async (registrationFlow, isShown) => {
  sessionStorage.setItem("registration", formatStoredState({ ...initialState, registrationFlow }))
  await import("./hideDefaultForm")
  expect("invited" in root.dataset).toBe(isShown)
})

test("a tab that has stored nothing, or may not, shows the form", async () => {
  await import("./hideDefaultForm")
  vi.resetModules()
  vi.stubGlobal("sessionStorage", undefined)
  await import("./hideDefaultForm")
  expect(root.dataset.invited).toBe("")
})
