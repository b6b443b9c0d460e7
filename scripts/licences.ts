/**
 * Lists the packages of the site, with their licences, in docs/licences.md.
 *     node scripts/licences.ts writes the file
 *     node scripts/licences.ts --check exits with 1 and a message if the file is stale or a licence is not allowed
 */
import { execFileSync } from "node:child_process"
import { readFileSync, writeFileSync } from "node:fs"

const target = "docs/licences.md"

/** Licences under which a closed-source product may include a package as it is. */
const permissive = new Set(["0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MIT", "OFL-1.1"])

/** What npm counts as needed by the site itself, and the fonts, whose files are copied into it. */
const shipped = ":root .prod:not(.optional), :root > [name^='@fontsource-variable/']"

/** Whether an SPDX expression permits choosing an allowed licence. */
const isPermitted = (licence: string): boolean =>
  licence
    .replaceAll(/[()]/g, "")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((one) => permissive.has(one.trim())))

const isWindows = process.platform === "win32"
const answer = execFileSync("npm", ["query", shipped], { encoding: "utf8", shell: isWindows })
const packages = (JSON.parse(answer) as { name: string; version: string; license?: string }[])
  .map(({ name, version, license = "none named" }) => ({ name, version, license }))
  .toSorted((one, other) => one.name.localeCompare(other.name, "en"))
const text = `# Licences

The packages that npm counts as needed by the site, among them all that travel to visitors; written by
\`node scripts/licences.ts\`. Only licences that allow use in a closed product are let in.

${Object.entries(Object.groupBy(packages, ({ license }) => license))
  .toSorted(([one], [other]) => one.localeCompare(other, "en"))
  .map(([licence, those = []]) => `## ${licence}\n\n${those.map((one) => `${one.name} ${one.version}`).join(",\n")}\n`)
  .join("\n")}`

const problems = packages
  .filter(({ license }) => !isPermitted(license))
  .map(({ name, license }) => `${name}: the licence ${license} is not allowed`)
if (!process.argv.includes("--check")) writeFileSync(target, text)
else if (readFileSync(target, "utf8") !== text) problems.push(`${target} is old: run node scripts/licences.ts`)
for (const problem of problems) process.stderr.write(`${problem}\n`)
if (problems.length > 0) process.exitCode = 1
