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

test("a browser without a registration has no state", () => {
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

test("storage contains nothing about the person", () => {
  noteStart()
  expect(Object.entries(localStorage)).toEqual([["registrationProgress", "started"]])
})

test("another tab is notified of the activation", async () => {
  const heard = listen()
  announceActivation()
  await vi.waitFor(() => expect(heard).toHaveBeenCalled())
})

test("a tab that has unsubscribed is not", async () => {
  noteStart()
  const gone = vi.fn<() => void>()
  onActivated(gone)()
  const heard = listen()
  announceActivation()
  await vi.waitFor(() => expect(heard).toHaveBeenCalled())
  comeBack()
  expect(gone).not.toHaveBeenCalled()
})

test("without a channel a tab notices when it returns to the foreground", () => {
  vi.stubGlobal("BroadcastChannel", undefined)
  noteStart()
  const heard = listen()
  comeBack()
  expect(heard).not.toHaveBeenCalled()
  announceActivation()
  comeBack()
  expect(heard).toHaveBeenCalledOnce()
})
