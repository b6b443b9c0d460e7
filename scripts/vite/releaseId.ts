import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"

/** The inputs of a build. */
const folders = ["src", "locales", "public"]
const files = ["package.json", "package-lock.json", "index.html", "vite.config.ts"]

/** The name of a build: the version in package.json and a short hash of the sources, the same on every machine. */
export function releaseIdOfSources(): string {
  const inside = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll("\\", "/")),
  )
  const hash = createHash("sha256")
  for (const file of [...files, ...inside.sort()]) hash.update(`${file}\0`).update(readFileSync(file))
  const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string }
  return `${version}+${hash.digest("hex").slice(0, 8)}`
}
