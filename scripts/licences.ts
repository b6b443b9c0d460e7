/**
 * Lists the packages that are shipped to visitors, with their licences, in docs/licences.md.
 *     node scripts/licences.ts writes the file
 *     node scripts/licences.ts --check exits with 1 and a message if the file is stale or a licence is not allowed
 */
import { readFileSync, writeFileSync } from "node:fs"

const target = "docs/licences.md"

/** Licences under which a closed-source product may include a package as it is. */
const permissive = new Set(["0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MIT", "OFL-1.1"])

/** Packages whose files are copied into the site although they are only build dependencies. */
const copied = ["@fontsource-variable/bodoni-moda", "@fontsource-variable/hanken-grotesk"]

interface LockedPackage {
  version?: string
  license?: string
  dependencies?: Record<string, string>
}

interface Row {
  name: string
  version: string
  licence: string
}

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Record<string, LockedPackage | undefined>
}

/** Where a package resolves another: in its own folder, otherwise in the nearest one above. */
function locate(name: string, from: string): string {
  const path = `${from === "" ? "" : `${from}/`}node_modules/${name}`
  if (packages[path]) return path
  if (from === "") throw new Error(`package-lock.json has no ${name}`)
  return locate(name, from.slice(0, Math.max(0, from.lastIndexOf("/node_modules/"))))
}

/** The production dependencies, including transitive ones, in alphabetical order. */
function productionPackages(): Row[] {
  const needed = new Set<string>()
  const visit = (path: string) => {
    if (needed.has(path)) return
    needed.add(path)
    for (const name of Object.keys(packages[path]?.dependencies ?? {})) visit(locate(name, path))
  }
  visit("")
  for (const name of copied) visit(locate(name, ""))
  needed.delete("")
  const rows = Array.from(needed, (path): Row => {
    const { version = "", license = licenceIn(path) } = packages[path] ?? {}
    return { name: path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length), version, licence: license }
  })
  return rows.sort((one, other) => one.name.localeCompare(other.name, "en"))
}

/** The package's own manifest, if the lock file does not name the licence. */
function licenceIn(path: string): string {
  const { license } = JSON.parse(readFileSync(`${path}/package.json`, "utf8")) as { license?: string }
  return license ?? "none named"
}

/** Whether an SPDX expression permits choosing an allowed licence. */
function isPermitted(licence: string): boolean {
  const choices = licence.replaceAll(/[()]/g, "").split(" OR ")
  return choices.some((choice) => choice.split(" AND ").every((one) => permissive.has(one.trim())))
}

function documentOf(rows: Row[]): string {
  const table = rows.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`)
  return [
    "# Licences",
    "",
    "The packages that travel to visitors, from package-lock.json; written by `node scripts/licences.ts`. Only licences that",
    "allow use in a closed product are let in.",
    "",
    "| package | version | licence |",
    "| --- | --- | --- |",
    ...table,
    "",
  ].join("\n")
}

const rows = productionPackages()
const refused = rows.filter(({ licence }) => !isPermitted(licence))
for (const { name, licence } of refused) process.stderr.write(`${name}: the licence ${licence} is not allowed\n`)
const text = documentOf(rows)
if (!process.argv.includes("--check")) {
  writeFileSync(target, text)
} else if (readFileSync(target, "utf8") !== text) {
  process.stderr.write(`${target} is old: run node scripts/licences.ts\n`)
  process.exitCode = 1
}
if (refused.length > 0) process.exitCode = 1
