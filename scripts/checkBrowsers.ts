/**
 * Checks that the site's code calls nothing that a supported browser lacks, unless it has detected it first: the code
 * is compiled once more, with the types of those browsers (browserTypes.ts). Samples of what must be rejected, and of
 * what must not, are compiled as well, so that a check that detects nothing fails.
 *     node scripts/checkBrowsers.ts exits with 1 and the compiler's messages if something is wrong
 */
import { spawnSync } from "node:child_process"
import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { olderLibrary } from "./browserTypes.ts"

/** A sample of each kind of declaration. */
const refused = [
  "URL.canParse('/')",
  "new URLSearchParams('a=1').size > 0",
  "[2, 1].toSorted()",
  "Object.groupBy([1], String)",
  "requestIdleCallback(() => undefined)",
  "window.requestIdleCallback(() => undefined)",
  "new Intl.Segmenter('de')",
  "document.startViewTransition(() => undefined)",
  "navigation.back()",
]

const permitted = [
  "URL.canParse?.('/')",
  "new Map([[1, 2]]).size > 0",
  "[1, 2].findLast(Boolean)",
  "window.requestIdleCallback?.(() => undefined)",
  "structuredClone({ a: 1 })",
]

const folder = path.resolve("node_modules/.browser-types")
/** Where TypeScript keeps its executable and its type libraries. */
const library = path.resolve(`node_modules/@typescript/typescript-${process.platform}-${process.arch}/lib`)

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text)
write("lib.d.ts", ["es2024", "dom", "dom.iterable"].map((name) => olderLibrary(library, name)).join("\n"))
const samples = [...refused, ...permitted]
write("samples.ts", samples.map((code) => `void (${code})\n`).join(""))
const tsconfig = {
  extends: "../../tsconfig.json",
  compilerOptions: { lib: null, noLib: true, types: ["vite/client"] },
  // The production site.
  include: ["lib.d.ts", "samples.ts", "../../src"],
  exclude: ["../../src/**/*.test.*", "../../src/sandbox", "../../src/hosting", "../../src/mainWithSandbox.ts"],
}
write("tsconfig.json", JSON.stringify(tsconfig))

const { stdout, stderr } = spawnSync(path.join(library, "tsc"), ["--project", folder, "--pretty", "false"], {
  encoding: "utf8",
})
const complaints = `${stdout}${stderr}`.split("\n").filter(Boolean)
const lineOfSample = /samples\.ts\((\d+),/
const found = new Set(complaints.map((words) => Number(lineOfSample.exec(words)?.[1]) - 1))
const problems = [
  ...complaints.filter((words) => !lineOfSample.test(words)),
  ...samples.flatMap((code, line) =>
    found.has(line) === line < refused.length
      ? []
      : [`${code} must be ${line < refused.length ? "refused" : "permitted"}`],
  ),
]
for (const problem of problems) process.stderr.write(`${problem}\n`)
if (problems.length > 0) process.exitCode = 1
