import { readFileSync } from "node:fs"
import { builds } from "./builds"
import { scriptsOf } from "./site"

/** The built page at a path below the base path, as text. */
const pageFile = (path: string): string =>
  readFileSync([builds.plain, path, "index.html"].filter(Boolean).join("/"), "utf8")

/** The scripts of a page by the name of their module (`page`, `mountPage`), as URL patterns. */
export function chunkOf(path: string, name: string): string {
  const file = scriptsOf(pageFile(path)).find((script) => new RegExp(`/${name}-[\\w-]{7}\\.js$`).test(script))
  if (file === undefined) throw new Error(`the page ${path} links no script ${name}`)
  return `**/acquisition/${file}`
}

/** The entry script of every page. */
export const entryChunk = (): string => `**/acquisition/${scriptsOf(pageFile("")).at(-1)}`
