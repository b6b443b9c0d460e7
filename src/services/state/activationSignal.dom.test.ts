import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { announceActivation, recordRegistrationSent, onActivated, wasRegistrationSentHere } from "./activationSignal"
import { heardActivation, isActivated } from "./registrationProgress"

const stops: (() => void)[] = []

beforeEach(() => localStorage.clear())
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.unstubAllGlobals()
})

const ada = "ada@example.org"
const zoe = "zoe@example.org"

function listen(email = zoe) {
  const heard = vi.fn<() => void>()
  stops.push(onActivated(email, heard))
  return heard
}

function comeBack() {
  document.dispatchEvent(new Event("visibilitychange"))
}

test("a browser without a registration has no state", () => {
  expect([wasRegistrationSentHere(), isActivated(), isActivated(zoe)]).toEqual([false, false, false])
})

test("from the registration to the activation and to the next registration", () => {
  recordRegistrationSent(zoe)
  expect([wasRegistrationSentHere(), isActivated(), isActivated(zoe)]).toEqual([true, false, false])
  announceActivation(" Zoe@Example.org")
  expect([wasRegistrationSentHere(), isActivated(), isActivated(zoe)]).toEqual([true, true, true])
  recordRegistrationSent(ada)
  expect([isActivated(), isActivated(zoe), isActivated(ada)]).toEqual([false, true, false])
})

test("an activation in a browser that did not register leaves nothing behind", () => {
  announceActivation(undefined)
  announceActivation(zoe)
  expect(localStorage.length).toBe(0)
})

test("storage contains nothing about the person", () => {
  recordRegistrationSent(zoe)
  expect(Object.entries(localStorage)).toEqual([["registrationProgress", expect.stringMatching(/^sent:[\da-f]{8}$/)]])
})

test.each([
  ["unknown address, while one registration waits", [zoe], undefined, ["unknown", "unknown"]],
  ["unknown address, while two wait", [zoe, ada], undefined, ["unknown", "unknown"]],
  ["known address, while two wait", [zoe, ada], ada, [undefined, "own"]],
  ["known address of somebody who registered elsewhere", [zoe], ada, [undefined, "own"]],
])("an activation with an %s", (_, registered, email, expected) => {
  for (const address of registered) recordRegistrationSent(address)
  announceActivation(email)
  expect([heardActivation(zoe), heardActivation(ada)]).toEqual(expected)
  // Whoever it was: an account was activated here.
  expect(isActivated()).toBe(true)
})

test.each(["sent", "activated"])("%s, stored by an earlier release, is understood", (stored) => {
  localStorage.setItem("registrationProgress", stored)
  expect([wasRegistrationSentHere(), isActivated(), isActivated(zoe)]).toEqual([true, stored === "activated", false])
  recordRegistrationSent(zoe)
  expect(heardActivation(zoe)).toBeUndefined()
})

test("a tab that has unsubscribed is not notified", async () => {
  recordRegistrationSent(zoe)
  const gone = vi.fn<() => void>()
  onActivated(zoe, gone)()
  const heard = listen()
  announceActivation(zoe)
  await expect.poll(() => heard).toHaveBeenCalled()
  comeBack()
  expect(gone).not.toHaveBeenCalled()
})
