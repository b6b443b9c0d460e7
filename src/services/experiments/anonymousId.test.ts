import { afterEach, expect, test } from "vitest"
import { anonymousId, forgetAnonymousId, saveAnonymousId } from "./anonymousId"

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test("the id lasts as long as the tab, and is stored nowhere else before consent", () => {
  const id = anonymousId()
  expect(id).toMatch(/^[\da-f-]{36}$/)
  expect(anonymousId()).toBe(id)
  expect(sessionStorage.getItem("acqAnonymousId")).toBe(id)
  expect(localStorage.getItem("acqAnonymousId")).toBeNull()
})

test("consent keeps the same id beyond the tab", () => {
  const id = anonymousId()
  saveAnonymousId()
  expect(localStorage.getItem("acqAnonymousId")).toBe(id)
  expect(sessionStorage.getItem("acqAnonymousId")).toBeNull()
  sessionStorage.clear()
  saveAnonymousId()
  expect(anonymousId()).toBe(id)
})

test("withdrawing consent deletes the kept id, and the next one lasts as long as the tab", () => {
  const id = anonymousId()
  saveAnonymousId()
  forgetAnonymousId()
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
  expect(anonymousId()).not.toBe(id)
  expect(localStorage.getItem("acqAnonymousId")).toBeNull()
})

test("consent that was never granted deletes nothing", () => {
  const id = anonymousId()
  forgetAnonymousId()
  expect(anonymousId()).toBe(id)
})
