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

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Record<string, LockedPackage | undefined>
}

const folder = "node_modules/"

/** Where a package resolves another: in its own folder, otherwise in the nearest one above. */
function locate(name: string, from: string): string {
  const path = `${from && `${from}/`}${folder}${name}`
  if (packages[path]) return path
  if (from === "") throw new Error(`package-lock.json has no ${name}`)
  return locate(name, from.slice(0, Math.max(0, from.lastIndexOf(`/${folder}`))))
}

/** The licence in the lock file, or in the package's own manifest. */
function licenceOf(path: string): string {
  const manifest = () => JSON.parse(readFileSync(`${path}/package.json`, "utf8")) as LockedPackage
  return packages[path]?.license ?? manifest().license ?? "none named"
}

/** Whether an SPDX expression permits choosing an allowed licence. */
const isPermitted = (licence: string): boolean =>
  licence
    .replaceAll(/[()]/g, "")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((one) => permissive.has(one.trim())))

const needed = new Set([""])
for (const name of copied) needed.add(locate(name, ""))
// What is added on the way is visited too.
for (const path of needed) {
  for (const name of Object.keys(packages[path]?.dependencies ?? {})) needed.add(locate(name, path))
}
needed.delete("")

const rows = [...needed]
  .map((path) => ({ name: path.slice(path.lastIndexOf(folder) + folder.length), path, licence: licenceOf(path) }))
  .toSorted((one, other) => one.name.localeCompare(other.name, "en"))
const text = `# Licences

The packages that travel to visitors, from package-lock.json; written by \`node scripts/licences.ts\`. Only licences that
allow use in a closed product are let in.

| package | version | licence |
| --- | --- | --- |
${rows.map(({ name, path, licence }) => `| ${name} | ${packages[path]?.version} | ${licence} |\n`).join("")}`

const problems = rows
  .filter(({ licence }) => !isPermitted(licence))
  .map(({ name, licence }) => `${name}: the licence ${licence} is not allowed`)
if (!process.argv.includes("--check")) writeFileSync(target, text)
else if (readFileSync(target, "utf8") !== text) problems.push(`${target} is old: run node scripts/licences.ts`)
for (const problem of problems) process.stderr.write(`${problem}\n`)
if (problems.length > 0) process.exitCode = 1
