import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterAll, expect, test, vi } from "vitest"
import { fileInside } from "./nodeFiles"

const folder = mkdtempSync(join(tmpdir(), "files-"))
afterAll(() => rmSync(folder, { recursive: true }))

/** The entity tag of a file with this content; all have the same time, as in a reproducible container image. */
function tagOf(name: string, content: string): string | undefined {
  const path = join(folder, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
  utimesSync(path, 1, 1)
  return fileInside(folder, name)?.etag
}

test("a page of the next release has another tag, even with the same size and time, once a second is over", () => {
  vi.useFakeTimers({ toFake: ["performance"] })
  expect(tagOf("after/index.html", "release 2")).not.toBe(tagOf("before/index.html", "release 1"))
  vi.advanceTimersByTime(1000)
  expect(tagOf("before/index.html", "release 2")).toBe(tagOf("after/index.html", "release 2"))
  vi.useRealTimers()
})

test("only what lies in the folder is a file of it", () => {
  writeFileSync(join(folder, "inside"), "x")
  expect(fileInside(join(folder, "before"), "../inside")).toBeNull()
  expect(fileInside(folder, "before")).toBeNull()
  expect(fileInside(folder, "missing")).toBeNull()
  // Paths for which the operating system has an error instead.
  expect(fileInside(folder, "inside/below")).toBeNull()
  expect(fileInside(folder, "x".repeat(300))).toBeNull()
})
