import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { resumeAttempt } from "./unansweredAttempt"

const fingerprint = '{"email":"zoe@example.org","token":"secret"}'
const first = { fingerprint, id: "00000000-0000-4000-8000-000000000001" }
const second = { fingerprint, id: "00000000-0000-4000-8000-000000000002" }
const stored = () => sessionStorage.getItem("unansweredAttempt") ?? ""

beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers({ toFake: ["Date"] })
})

afterEach(() => {
  vi.useRealTimers()
})

test("the same content keeps its id, and nothing of the content is stored", async () => {
  expect(await resumeAttempt(first)).toEqual(first)
  expect(await resumeAttempt(second)).toEqual(first)
  expect(stored()).not.toContain("zoe")
  expect(stored()).not.toContain("secret")
})

test("an id does not outlive the draft", async () => {
  await resumeAttempt(first)
  vi.setSystemTime(Date.now() + 29 * 60_000)
  expect(await resumeAttempt(second)).toEqual(first)
  vi.setSystemTime(Date.now() + 2 * 60_000)
  expect(await resumeAttempt(second)).toEqual(second)
})

test.each(["id", "time"])("a stored text with another %s is ignored", async (part) => {
  await resumeAttempt(first)
  const [hash, id, time] = stored().split(" ")
  sessionStorage.setItem("unansweredAttempt", [hash, part === "id" ? "x" : id, part === "time" ? "x" : time].join(" "))
  expect(await resumeAttempt(second)).toEqual(second)
})

test("a browser without crypto stores nothing", async () => {
  vi.stubGlobal("crypto", {})
  expect(await resumeAttempt(first)).toEqual(first)
  vi.unstubAllGlobals()
  expect(stored()).toBe("")
})
