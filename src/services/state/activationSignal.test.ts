import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { announceActivation, isActivated, noteStart, onActivated, startedHere } from "./activationSignal"

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

test("a browser in which nobody has registered knows of nothing", () => {
  expect([startedHere(), isActivated()]).toEqual([false, false])
})

test("from the registration to the activation and to the next registration", () => {
  noteStart()
  expect([startedHere(), isActivated()]).toEqual([true, false])
  announceActivation()
  expect([startedHere(), isActivated()]).toEqual([true, true])
  noteStart()
  expect([startedHere(), isActivated()]).toEqual([true, false])
})

test("an activation in a browser that did not register leaves nothing behind", () => {
  announceActivation()
  expect(localStorage.length).toBe(0)
})

test("storage holds nothing about the person", () => {
  noteStart()
  expect(Object.entries(localStorage)).toEqual([["registrationProgress", "started"]])
})

test("another tab hears of the activation", async () => {
  const heard = listen()
  announceActivation()
  await vi.waitFor(() => expect(heard).toHaveBeenCalled())
})

test("a tab that stopped listening hears nothing", async () => {
  noteStart()
  const gone = vi.fn<() => void>()
  onActivated(gone)()
  const heard = listen()
  announceActivation()
  await vi.waitFor(() => expect(heard).toHaveBeenCalled())
  comeBack()
  expect(gone).not.toHaveBeenCalled()
})

test("without a channel a tab finds out when it comes back to the front", () => {
  vi.stubGlobal("BroadcastChannel", undefined)
  noteStart()
  const heard = listen()
  comeBack()
  expect(heard).not.toHaveBeenCalled()
  announceActivation()
  comeBack()
  expect(heard).toHaveBeenCalledOnce()
})
