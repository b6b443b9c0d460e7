import { afterEach, expect, test, vi } from "vitest"
import { saveFile } from "./saveFile"

afterEach(() => void vi.useRealTimers())

test("a file stays for a browser that is slow to read it, and goes in the end", () => {
  vi.useFakeTimers()
  const kept = new Set<string>()
  // jsdom has no object URLs.
  URL.createObjectURL = () => {
    kept.add("blob:1")
    return "blob:1"
  }
  URL.revokeObjectURL = (url) => void kept.delete(url)
  saveFile("links.csv", "text/csv", "code")
  vi.advanceTimersByTime(30_000)
  expect(kept).toEqual(new Set(["blob:1"]))
  vi.runAllTimers()
  expect(kept).toEqual(new Set())
})
