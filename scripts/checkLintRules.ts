/**
 * Checks that the lint reports what it has to: ten imports and two lines that it must refuse or permit are written into a
 * folder of their own and linted with the site's configuration. A linter that cannot resolve an import, or loads no
 * plug-in, silently skips it, so a green run alone proves little.
 *     node scripts/checkLintRules.ts exits with 1 and a sentence per wrong verdict
 */
import { spawnSync } from "node:child_process"
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

const walls = "boundaries(dependencies)"

/** The code of each file, and the rule that refuses it. */
const samples: Readonly<Record<string, readonly [code: string, rule?: string]>> = {
  "src/services/api/client.ts": ['export { Client } from "urql"'],
  "src/features/legal/legal.ts": ['export { Client as legal } from "../../services/api/client"'],
  "src/lib/knowsServices.ts": ['export { Client } from "../services/api/client"', walls],
  "src/lib/loadsFeature.ts": ['export const load = () => import("../features/legal/legal")', walls],
  "src/services/state/knowsType.ts": ['export type { legal } from "../../features/legal/legal"', walls],
  "src/features/form/knowsFeature.ts": ['export { legal } from "../legal/legal"', walls],
  "src/features/form/knowsFormik.ts": ['export type { FormikConfig } from "formik"', walls],
  "src/app/knowsNode.ts": ['export { readFileSync } from "node:fs"', walls],
  "src/lib/missing.ts": ['export { nothing } from "./nothing"', walls],
  "src/unplaced/new.ts": ["export const placed = false", "boundaries(no-unknown-files)"],
  "src/ui/BareText.tsx": ["export const bare = (t: () => string) => <p>{t()} <b /></p>", "site(no-bare-text)"],
  "src/ui/suppressed.ts": [
    "export const one = 1 // oxlint-disable-line eslint/no-console",
    "site(explain-suppression)",
  ],
}

/** The rules that report each file of a folder. */
function verdicts(root: string): Map<string, string[]> {
  const { stdout } = spawnSync(
    process.execPath,
    [path.resolve("node_modules/oxlint/bin/oxlint"), "--format=json", "src"],
    {
      cwd: root,
      encoding: "utf8",
    },
  )
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code?: string; filename: string }[] }
  const found = Map.groupBy(diagnostics, ({ filename }) => filename.replaceAll("\\", "/"))
  return new Map([...found].map(([file, reports]) => [file, reports.map(({ code = "" }) => code)]))
}

const root = realpathSync(mkdtempSync(path.join(tmpdir(), "lint-")))
try {
  for (const [file, [code]] of Object.entries(samples)) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(root, file), `${code}\n`)
  }
  for (const file of [".oxlintrc.json", "tsconfig.json", "scripts/lint"]) {
    cpSync(file, path.join(root, file), { recursive: true })
  }
  symlinkSync(path.resolve("node_modules"), path.join(root, "node_modules"), "junction")
  const found = verdicts(root)
  for (const [file, [code, rule]] of Object.entries(samples)) {
    const rules = (found.get(file) ?? []).filter((name) => /^(?:boundaries|site)\(/.test(name))
    if (rule ? rules.includes(rule) : rules.length === 0) continue
    process.stderr.write(`${file} must be ${rule ? `refused by ${rule}` : "permitted"} by the lint: ${code}\n`)
    process.exitCode = 1
  }
} finally {
  rmSync(root, { recursive: true })
}
