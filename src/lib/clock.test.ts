import { afterEach, beforeEach, expect, test, vi } from "vitest"

const device = Date.UTC(2026, 10, 21, 12)
const hour = 3_600_000
const httpDate = (time: number) => new Date(time).toUTCString()

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ now: device })
})
afterEach(() => {
  vi.useRealTimers()
})

test.each<[what: string, headers: Record<string, string>, checked: boolean, differenceMs: number]>([
  ["no date", {}, false, 0],
  ["an invalid date", { date: "soon" }, false, 0],
  ["the same time", { date: httpDate(device) }, true, 0],
  ["a time that a cache may explain", { date: httpDate(device - hour / 2) }, true, 0],
  ["five days later", { date: httpDate(device + 120 * hour) }, true, 120 * hour],
  ["five days earlier", { date: httpDate(device - 120 * hour) }, true, -120 * hour],
  ["an old answer of a cache", { date: httpDate(device - 24 * hour), age: "86400" }, true, 0],
  ["an invalid age", { date: httpDate(device + 24 * hour), age: "old" }, true, 24 * hour],
])("a response with %s", async (_, headers, checked, differenceMs) => {
  const { isClockChecked, noteServerTime, now } = await import("./clock")
  noteServerTime(new Headers(headers))
  expect([isClockChecked(), now() - device]).toEqual([checked, differenceMs])
})
