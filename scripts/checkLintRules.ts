/**
 * Checks that the import boundaries between the parts of the site are enforced: imports that the architecture forbids
 * are written into a folder of their own, and the site's lint rules must report each of them, but no allowed one. A
 * linter that cannot resolve an import silently skips it, so a green run alone proves little. Also rejects suppressions
 * of lint rules and types without a reason.
 *     node scripts/checkLintRules.ts exits with 1 and a sentence per problem
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

/** A file with one import, and whether the linter must report it. */
interface Sample {
  file: string
  code: string
  refused: boolean
}

const forbidden: Record<string, string> = {
  // Upwards, from each layer to the next, and from the lowest to the highest.
  "src/lib/knowsServices.ts": 'export { ask } from "../services/api/client"',
  "src/services/state/knowsRouter.ts": 'export { table } from "../../router/table"',
  "src/router/knowsUi.ts": 'export { Button } from "../ui/Button"',
  "src/ui/KnowsShared.ts": 'export { Notice } from "../shared/feedback/Notice"',
  "src/shared/country/knowsFeature.ts": 'export { legal } from "../../features/legal/legal"',
  "src/features/form/knowsPage.ts": 'export { Component } from "../../pages/start/page"',
  "src/pages/start/knowsApp.ts": 'export { App } from "../../app/App"',
  "src/app/knowsBoot.ts": 'export { start } from "../boot/steps"',
  "src/boot/knowsMain.ts": 'export { main } from "../main"',
  "src/lib/loadsFeature.ts": 'export const load = () => import("../features/legal/legal")',
  "src/services/api/knowsTypeOfRouter.ts": 'export type { Table } from "../../router/table"',
  // Sideways.
  "src/shared/country/knowsSibling.ts": 'export { Notice } from "../feedback/Notice"',
  "src/features/form/knowsFeature.ts": 'export { legal } from "../legal/legal"',
  "src/pages/start/knowsPage.ts": 'export { Component } from "../end/page"',
  // Beside.
  "src/features/form/knowsSandbox.ts": 'export const load = () => import("../../sandbox/browser")',
  "src/boot/knowsSandbox.ts": 'export const load = () => import("../sandbox/browser")',
  "src/main.tsx": 'export { startSandbox as main } from "./sandbox/browser"',
  "src/boot/knowsHost.ts": 'export { host } from "../hosting/host"',
  "src/hosting/knowsNode.ts": 'export { readFileSync } from "node:fs"',
  "src/hosting/knowsServices.ts": 'export { ask } from "../services/api/client"',
  "src/sandbox/knowsFeature.ts": 'export { legal } from "../features/legal/legal"',
  "src/features/form/knowsTexts.ts": 'export { default as texts } from "../../../locales/en/start.json"',
  "src/pages/start/knowsTest.ts": 'export { sample } from "../../features/form/form.test"',
  "src/unplaced/new.ts": "export const placed = false",
  "src/features/unplaced.ts": "export const placed = false",
  "src/lib/missing.ts": 'export { nothing } from "./nothing"',
  // Packages.
  "src/lib/knowsNode.ts": 'export { readFileSync } from "node:fs"',
  "src/lib/knowsReact.ts": 'export { useState } from "react"',
  "src/services/api/knowsGraphql.ts": 'export { parse } from "graphql"',
  "src/services/api/knowsMocks.ts": 'export { http } from "msw"',
  "src/features/form/knowsUrql.ts": 'export { Client } from "urql"',
  "src/services/api/knowsSocket.ts": 'export { createClient } from "graphql-ws"',
  "src/features/form/knowsGrowthBook.ts": 'export { GrowthBook } from "@growthbook/growthbook"',
  "src/features/form/knowsSentry.ts": 'export { init } from "@sentry/react"',
  "src/features/form/knowsVitals.ts": 'export { onLCP } from "web-vitals"',
  "src/features/form/knowsI18next.ts": 'export { createInstance } from "i18next"',
  "src/ui/knowsStore.ts": 'export { create } from "zustand"',
  "src/features/form/knowsPurifier.ts": 'export { default as purify } from "dompurify"',
  "src/features/form/knowsFormik.ts": 'export { useFormik } from "formik"',
  "src/features/form/knowsTypeOfFormik.ts": 'export type { FormikConfig } from "formik"',
  "src/features/form/knowsYup.ts": 'export { string } from "yup"',
  "src/features/form/model/knowsYup.ts": 'export { string } from "yup"',
  "src/features/form/knowsQrCode.ts": 'export { renderSVG } from "uqr"',
  "src/features/form/knowsCsv.ts": 'export { unparse } from "papaparse"',
  "src/app/knowsDom.ts": 'export { createRoot } from "react-dom/client"',
}

const permitted: Record<string, string> = {
  "locales/en/start.json": "{}",
  "src/lib/text.ts": "export const text = 1",
  "src/services/api/client.ts": 'export { Client as ask } from "urql"',
  "src/services/i18n/i18n.ts": 'export { default as texts } from "../../../locales/en/start.json"',
  "src/services/state/state.ts": 'export { create as state } from "zustand"',
  "src/services/state/knowsApi.ts": 'export { ask } from "../api/client"',
  "src/router/table.ts": 'export { texts as table } from "../services/i18n/i18n"\nexport type Table = string',
  "src/ui/Button.ts": 'export { table as Button } from "../router/table"\nexport type { TFunction } from "i18next"',
  "src/shared/feedback/Notice.ts": 'export { ask as Notice } from "../../services/api/client"',
  "src/features/legal/legal.ts": 'export { Notice as legal } from "../../shared/feedback/Notice"',
  "src/shared/forms/form.ts": 'export { useFormik } from "formik"',
  "src/features/form/part/model/schema.ts": 'export { string } from "yup"',
  "src/features/form/form.test.ts": 'export { startSandbox as sample } from "../../sandbox/browser"',
  "src/pages/start/page.ts": 'export { Button as Component } from "../../ui/Button"',
  "src/pages/end/page.ts": 'export { legal as Component } from "../../features/legal/legal"',
  "src/app/App.ts": 'export { Component as App } from "../pages/start/page"',
  "src/boot/steps.ts": 'export { App as start } from "../app/App"\nexport { createRoot } from "react-dom/client"',
  "src/hosting/nodeFiles.ts": 'export { readFileSync } from "node:fs"',
  "src/hosting/host.ts": 'export { text as host } from "../lib/text"',
  "src/sandbox/browser.ts": 'export { parse as startSandbox } from "graphql"',
  "src/prerender.tsx": 'export { App } from "./app/App"',
  "src/sandbox/data.ts": 'export { text as data } from "../lib/text"',
  "src/sandbox/schema.ts": 'export { default as schema } from "../services/api/schema.graphql?raw"',
  "src/sandbox/designSystem/page.ts": 'export { Button } from "../../ui/Button"',
  "src/mainWithSandbox.ts": 'export { startSandbox } from "./sandbox/browser"\nexport { main } from "./main"',
}

const samples: readonly Sample[] = [
  ...Object.entries(forbidden).map(([file, code]) => ({ file, code, refused: true })),
  ...Object.entries(permitted).map(([file, code]) => ({ file, code, refused: false })),
]

/** Files of a folder with reported boundary violations. */
function brokenWalls(root: string): Set<string> {
  const oxlint = path.resolve("node_modules/oxlint/bin/oxlint")
  let output: string
  try {
    output = execFileSync(process.execPath, [oxlint, "--format=json", "src"], { cwd: root, encoding: "utf8" })
  } catch (error) {
    // With findings the linter exits with 1; its report is what matters.
    if (!(error instanceof Error && "stdout" in error && typeof error.stdout === "string")) throw error
    output = error.stdout
  }
  const { diagnostics }: { diagnostics: { code?: string; filename: string }[] } = JSON.parse(output)
  const walls = diagnostics.filter(({ code }) => code?.startsWith("boundaries("))
  return new Set(walls.map(({ filename }) => filename.replaceAll("\\", "/")))
}

/** Lints the samples with the site's rules; returns a sentence per wrong verdict. */
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

/** Returns a sentence per suppression without a reason, which follows two dashes as in ESLint. */
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
