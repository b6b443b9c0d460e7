import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { announceActivation, recordRegistrationSent, onActivated, wasRegistrationSentHere } from "./activationSignal"
import { isActivated } from "./registrationProgress"

const stops: (() => void)[] = []

beforeEach(() => localStorage.clear())
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.unstubAllGlobals()
})

function listen() {
  const heard = vi.fn<() => void>()
  stops.push(onActivated(heard))
  return heard
}

function comeBack() {
  document.dispatchEvent(new Event("visibilitychange"))
}

test("a browser without a registration has no state", () => {
  expect([wasRegistrationSentHere(), isActivated()]).toEqual([false, false])
})

test("from the registration to the activation and to the next registration", () => {
  recordRegistrationSent()
  expect([wasRegistrationSentHere(), isActivated()]).toEqual([true, false])
  announceActivation()
  expect([wasRegistrationSentHere(), isActivated()]).toEqual([true, true])
  recordRegistrationSent()
  expect([wasRegistrationSentHere(), isActivated()]).toEqual([true, false])
})

test("an activation in a browser that did not register leaves nothing behind", () => {
  announceActivation()
  expect(localStorage.length).toBe(0)
})

test("storage contains nothing about the person", () => {
  recordRegistrationSent()
  expect(Object.entries(localStorage)).toEqual([["registrationProgress", "sent"]])
})

test("another tab is notified of the activation", async () => {
  const heard = listen()
  announceActivation()
  await expect.poll(() => heard).toHaveBeenCalled()
})

test("a tab that has unsubscribed is not notified", async () => {
  recordRegistrationSent()
  const gone = vi.fn<() => void>()
  onActivated(gone)()
  const heard = listen()
  announceActivation()
  await expect.poll(() => heard).toHaveBeenCalled()
  comeBack()
  expect(gone).not.toHaveBeenCalled()
})

test("without a channel a tab notices when it returns to the foreground", () => {
  vi.stubGlobal("BroadcastChannel", undefined)
  recordRegistrationSent()
  const heard = listen()
  comeBack()
  expect(heard).not.toHaveBeenCalled()
  announceActivation()
  comeBack()
  expect(heard).toHaveBeenCalledOnce()
})
