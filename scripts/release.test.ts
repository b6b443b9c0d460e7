import { spawnSync } from "node:child_process"
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"

const script = path.resolve("scripts/release.ts")

/** The folder in which an operator makes releases, with a build. */
let folder = ""
const at = (...names: string[]) => path.join(folder, ...names)

function write(file: string, text: string): void {
  mkdirSync(path.dirname(at(file)), { recursive: true })
  writeFileSync(at(file), text)
}

const page = `<!doctype html><html lang="en"><head><meta http-equiv="Content-Security-Policy" content="default-src 'self'"></head></html>`

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "release-"))
  write("work/dist/index.html", page)
  write("work/dist/assets/chunk.js", "export {}")
  write("work/dist/assets/chunk.js.map", "{}")
  write("work/dist/defaults.json", "{}")
  write("work/dist/health.json", "{}")
  write("work/staging.json", '{ "environment": "staging" }')
})

afterEach(() => rmSync(folder, { recursive: true }))

/** Makes a release as an operator does. */
function release(...parameters: string[]) {
  const command = [script, "--settings", "staging.json", ...parameters]
  return spawnSync(process.execPath, command, { cwd: at("work"), encoding: "utf8" })
}

/** Every file and folder, by path. */
const everything = () => readdirSync(folder, { recursive: true, encoding: "utf8" }).toSorted()

test("the release before is replaced, and nothing else is left beside it", () => {
  expect(release()).toMatchObject({ status: 0 })
  write("work/dist-release/assets/former.js", "export {}")
  expect(release()).toMatchObject({ status: 0 })
  expect(readFileSync(at("work/dist-release/index.html"), "utf8")).toContain('{"environment":"staging"}')
  // A source map of the build is for the error service alone.
  expect(readdirSync(at("work/dist-release/assets"))).toEqual(["chunk.js"])
  expect(readdirSync(at("work")).toSorted()).toEqual(["dist", "dist-release", "staging.json"])
})

test("a folder is made where there is none", () => {
  mkdirSync(at("empty"))
  for (const out of ["../empty", "../releases/2026/staging"]) {
    expect(release("--out", out)).toMatchObject({ status: 0 })
    expect(existsSync(at("work", out, "health.json"))).toBe(true)
  }
})

test("without a build, and with a page that cannot be released, the release before stays as it was", () => {
  expect(release()).toMatchObject({ status: 0 })
  write("work/dist-release/assets/former.js", "export {}")
  const before = everything()
  write("work/dist/index.html", "<p>half a build")
  const broken = release()
  expect(broken.stderr).toBe("No release was made: a page without a policy cannot be released\n")
  expect(everything()).toEqual(before)
  const missing = release("--from", "dist-tomorrow")
  expect(missing.stderr).toBe("No release was made: dist-tomorrow holds no build: npm run build writes one\n")
  expect([broken.status, missing.status]).toEqual([1, 1])
  expect(everything()).toEqual(before)
})

test.each([
  ["the build", "dist", "names the folder of the build"],
  ["a folder in the build", "dist/release", "subdirectory of self"],
  ["the current folder", ".", "holds something else than a release"],
  ["a parent of it", "..", "holds something else than a release"],
  ["the folder of all releases", "../releases", "holds something else than a release"],
  ["a file", "staging.json", "holds something else than a release"],
])("%s is not overwritten", (_what, out, words) => {
  write("releases/20261101/index.html", page)
  const before = everything()
  const { status, stderr } = release("--out", out)
  expect([status, stderr]).toEqual([1, expect.stringContaining(words)])
  expect(everything()).toEqual(before)
})

test("with a build from elsewhere, the current folder is not overwritten either", () => {
  cpSync(at("work/dist"), at("builds/1/dist"), { recursive: true })
  const before = everything()
  for (const out of [".", ".."]) {
    expect(release("--from", "../builds/1/dist", "--out", out)).toMatchObject({ status: 1 })
  }
  expect(everything()).toEqual(before)
})
