import { spawnSync } from "node:child_process"
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"

/** What each file imports, and whether the layers refuse it. */
const samples = [
  ["src/services/api/client.ts", 'export { Client } from "urql"', false],
  ["src/features/legal/legal.ts", 'export { Client as legal } from "../../services/api/client"', false],
  ["src/lib/knowsServices.ts", 'export { Client } from "../services/api/client"', true],
  ["src/lib/loadsFeature.ts", 'export const load = () => import("../features/legal/legal")', true],
  ["src/services/state/knowsType.ts", 'export type { legal } from "../../features/legal/legal"', true],
  ["src/features/form/knowsFeature.ts", 'export { legal } from "../legal/legal"', true],
  ["src/features/form/knowsFormik.ts", 'export type { FormikConfig } from "formik"', true],
  ["src/app/knowsNode.ts", 'export { readFileSync } from "node:fs"', true],
  ["src/lib/missing.ts", 'export { nothing } from "./nothing"', true],
  ["src/unplaced/new.ts", "export const placed = false", true],
] as const

let root = ""
let refused: string[] = []

/** Lints the samples in a folder of their own, with the site's configuration. */
beforeAll(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), "lint-")))
  for (const [file, code] of samples) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(root, file), `${code}\n`)
  }
  for (const file of [".oxlintrc.json", "tsconfig.json", "scripts/lint"]) {
    cpSync(file, path.join(root, file), { recursive: true })
  }
  symlinkSync(path.resolve("node_modules"), path.join(root, "node_modules"), "junction")
  const linter = path.resolve("node_modules/oxlint/bin/oxlint")
  const { stdout } = spawnSync(process.execPath, [linter, "--format=json", "src"], { cwd: root, encoding: "utf8" })
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code?: string; filename: string }[] }
  refused = diagnostics
    .filter(({ code }) => code?.startsWith("boundaries("))
    .map(({ filename }) => filename.replaceAll("\\", "/"))
})

afterAll(() => rmSync(root, { recursive: true }))

test.each(samples)("%s: %s", (file, _code, isRefused) => {
  expect(refused.includes(file)).toBe(isRefused)
})
