/**
 * Runs the W3C checker (vnu) on every page of a built site and lists its errors.
 *     node tests/html/checkPages.ts [folder]
 * The folder defaults to dist; exits with 1 if there are errors. The checker is a Java program. Without Java it is
 * skipped with a notice, but not in CI.
 */
import { spawnSync } from "node:child_process"
import { createRequire } from "node:module"
import { existsSync, globSync } from "node:fs"
import { dirname, join } from "node:path"

interface Message {
  type: string
  url?: string
  message: string
  extract?: string
  lastLine?: number
}

/** Buffer for the result for several hundred pages, in bytes. */
const maxBuffer = 256 * 1024 * 1024

/** The checker's JAR file. */
function checkerFile(): string {
  const folder = dirname(createRequire(import.meta.url).resolve("vnu-jar/package.json"))
  const file = join(folder, "build/dist/vnu.jar")
  if (!existsSync(file)) throw new Error("the package vnu-jar holds no checker")
  return file
}

/** The checker's findings for some files. */
function findErrors(files: readonly string[]): Message[] {
  const options = ["-jar", checkerFile(), "--errors-only", "--exit-zero-always", "--format", "json", "--stdout"]
  const { stdout, stderr, error } = spawnSync("java", [...options, ...files], { encoding: "utf8", maxBuffer })
  if (error) throw error
  if (!stdout.startsWith("{")) throw new Error(`the checker did not answer: ${stderr}`)
  const { messages }: { messages: Message[] } = JSON.parse(stdout)
  // Notices about what it cannot check fully (an external file, a policy) are not errors. Nor is the attribute that keeps
  // browsers from ticking a consent by themselves (docs/decisions/consents.md): HTML names none for it, and all honour it.
  const keepsUnticked = ({ message, extract }: Message) =>
    message.startsWith("Attribute “autocomplete” is only allowed") &&
    /autoComplete="off" type="checkbox"/.test(extract ?? "")
  return messages.filter((message) => message.type !== "info" && !keepsUnticked(message))
}

/** Checks all pages in a folder; returns one sentence per kind of error, with its first occurrence. */
function check(folder: string): string[] {
  const files = globSync(`${folder}/**/*.html`)
  if (files.length === 0) throw new Error(`${folder} holds no pages; build the site first`)
  const found = Map.groupBy(findErrors(files), ({ message }) => message)
  process.stdout.write(`The W3C's checker read ${files.length} pages of ${folder}.\n`)
  return [...found].map(([message, places]) => {
    const [first] = places
    return `${places.length} × ${message}\n    ${first?.url}:${first?.lastLine} ${first?.extract ?? ""}`
  })
}

function run(folder: string): number {
  const hasJava = spawnSync("java", ["-version"]).error === undefined
  if (!hasJava && process.env["CI"] === undefined) {
    process.stdout.write("No Java here, so the W3C's checker is passed over.\n")
    return 0
  }
  if (!hasJava) throw new Error("the W3C's checker needs Java")
  const problems = check(folder)
  for (const problem of problems) process.stderr.write(`${problem}\n`)
  return problems.length > 0 ? 1 : 0
}

process.exitCode = run(process.argv[2] ?? "dist")
