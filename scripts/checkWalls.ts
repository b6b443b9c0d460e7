/**
 * Proves that the walls between the parts of the site stand: imports that architecture forbids are written into a
 * folder of their own, and the lint of the site must refuse each of them, and no permitted one. A lint that cannot
 * resolve an import judges nothing and says nothing, so that a green lint alone proves little.
 *
 * Also refuses suppressions of lint and types that give no reason.
 *
 *     node scripts/checkWalls.ts    exits with 1 and a sentence for each thing that is wrong
 */
import { execFileSync } from "node:child_process"
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

/** A file with one import, and whether the lint must refuse it. */
interface Sample {
  file: string
  code: string
  refused: boolean
}

const forbidden: Record<string, string> = {
  "src/lib/knowsFeature.ts": 'export { door } from "../features/door/door"',
  "src/lib/loadsFeature.ts": 'export const load = () => import("../features/door/door")',
  "src/lib/knowsReact.ts": 'export { useState } from "react"',
  "src/lib/knowsNode.ts": 'export { readFileSync } from "node:fs"',
  "src/config/knowsApi.ts": 'export { ask } from "../api/client"',
  "src/ui/KnowsFeature.ts": 'export { door } from "../features/door/door"',
  "src/ui/KnowsSandbox.ts": 'export { startSandbox } from "../sandbox/browser"',
  "src/ui/KnowsApi.ts": 'export { ask } from "../api/client"',
  "src/api/knowsGraphql.ts": 'export { parse } from "graphql"',
  "src/api/knowsState.ts": 'export { state } from "../state/state"',
  "src/routes/knowsTexts.ts": 'export { texts } from "../i18n/i18n"',
  "src/features/form/knowsFeature.ts": 'export { door } from "../door/door"',
  "src/features/form/knowsPage.ts": 'export { Component } from "../../pages/start/page"',
  "src/features/form/knowsLayout.ts": 'export { Layout } from "../../layouts/Layout"',
  "src/features/form/knowsSandbox.ts": 'export const load = () => import("../../sandbox/browser")',
  "src/features/form/knowsUrql.ts": 'export { Client } from "urql"',
  "src/features/form/knowsGrowthBook.ts": 'export { GrowthBook } from "@growthbook/growthbook"',
  "src/features/form/knowsSentry.ts": 'export { init } from "@sentry/react"',
  "src/analytics/knowsSibling.ts": 'export { start } from "../consent/consent"',
  "src/features/form/knowsYup.ts": 'export { string } from "yup"',
  "src/country/knowsSibling.ts": 'export { Notice } from "../feedback/Notice"',
  "src/pages/start/knowsPage.ts": 'export { Component } from "../end/page"',
  "src/pages/start/knowsTest.ts": 'export { sample } from "../../features/form/form.test"',
  "src/pages/start/knowsFormik.ts": 'export { useFormik } from "formik"',
  "src/layouts/KnowsApp.ts": 'export { App } from "../app/App"',
  "src/app/knowsStartup.ts": 'export { start } from "../startup/startup"',
  "src/startup/knowsSandbox.ts": 'export const load = () => import("../sandbox/browser")',
  "src/main.ts": 'export { startSandbox } from "./sandbox/browser"',
  "src/sandbox/knowsFeature.ts": 'export { door } from "../features/door/door"',
  "src/unplaced/new.ts": "export const placed = false",
  "src/lib/missing.ts": 'export { nothing } from "./nothing"',
}

const permitted: Record<string, string> = {
  "src/lib/text.ts": "export const text = 1",
  "src/api/client.ts": 'export { Client as ask } from "urql"',
  "src/i18n/i18n.ts": 'export { text as texts } from "../lib/text"\nexport type Texts = string',
  "src/state/state.ts": 'export { create as state } from "zustand"',
  "src/routes/table.ts": 'export type { Texts } from "../i18n/i18n"',
  "src/feedback/Notice.ts": 'export { ask as Notice } from "../api/client"',
  "src/features/door/door.ts": 'export { Notice as door } from "../../feedback/Notice"',
  "src/features/form/model/schema.ts": 'export { string } from "yup"',
  "src/features/form/form.test.ts": 'export { startSandbox as sample } from "../../sandbox/browser"',
  "src/layouts/Layout.ts": 'export { door as Layout } from "../features/door/door"',
  "src/pages/start/page.ts": 'export { Layout as Component } from "../../layouts/Layout"',
  "src/pages/end/page.ts": 'export { door as Component } from "../../features/door/door"',
  "src/app/App.ts": 'export { Component as App } from "../pages/start/page"',
  "src/startup/startup.ts": 'export { App as start } from "../app/App"',
  "src/sandbox/browser.ts": 'export { parse as startSandbox } from "graphql"',
  "src/mainWithSandbox.ts": 'export { startSandbox } from "./sandbox/browser"',
}

const samples: readonly Sample[] = [
  ...Object.entries(forbidden).map(([file, code]) => ({ file, code, refused: true })),
  ...Object.entries(permitted).map(([file, code]) => ({ file, code, refused: false })),
]

/** Files of a folder in which the lint finds a broken wall. */
function brokenWalls(root: string): Set<string> {
  const oxlint = path.resolve("node_modules/oxlint/bin/oxlint")
  let output: string
  try {
    output = execFileSync(process.execPath, [oxlint, "--format=json", "src"], { cwd: root, encoding: "utf8" })
  } catch (error) {
    // Findings end the lint with 1, and its report is what counts.
    if (!(error instanceof Error && "stdout" in error && typeof error.stdout === "string")) throw error
    output = error.stdout
  }
  const { diagnostics }: { diagnostics: { code?: string; filename: string }[] } = JSON.parse(output)
  const walls = diagnostics.filter(({ code }) => code?.startsWith("boundaries("))
  return new Set(walls.map(({ filename }) => filename.replaceAll("\\", "/")))
}

/** Lints the samples with the rules of the site; a sentence for each that is judged wrongly. */
function checkSamples(): string[] {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), "walls-")))
  try {
    for (const { file, code } of samples) {
      mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
      writeFileSync(path.join(root, file), `${code}\n`)
    }
    for (const file of [".oxlintrc.json", "tsconfig.json"]) cpSync(file, path.join(root, file))
    symlinkSync(path.resolve("node_modules"), path.join(root, "node_modules"), "junction")
    const broken = brokenWalls(root)
    return samples
      .filter(({ file, refused }) => broken.has(file) !== refused)
      .map(({ file, code, refused }) => `${file} must be ${refused ? "refused" : "permitted"} by the lint: ${code}`)
  } finally {
    rmSync(root, { recursive: true })
  }
}

const suppression = /(?:oxlint|eslint)-disable|@ts-(?:expect-error|ignore|nocheck)|(?:oxfmt|prettier)-ignore/
const explained = / -- \S+ \S+/

/** A sentence for each suppression that does not say why: the reason stands behind two dashes, as ESLint has it. */
function checkSuppressions(): string[] {
  const files = globSync(["{src,tests,scripts}/**/*.{ts,tsx,mjs,css}", "*.config.ts"])
  return files
    .filter((file) => path.basename(file) !== path.basename(import.meta.filename))
    .flatMap((file) =>
      readFileSync(file, "utf8")
        .split("\n")
        .flatMap((line, index) =>
          suppression.test(line) && !explained.test(line)
            ? [`${file}:${index + 1} suppresses without a reason (" -- …"): ${line.trim()}`]
            : [],
        ),
    )
}

const problems = [...checkSamples(), ...checkSuppressions()]
for (const problem of problems) process.stderr.write(`${problem}\n`)
if (problems.length > 0) process.exitCode = 1
