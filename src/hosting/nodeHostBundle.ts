import { existsSync } from "node:fs"
import { resolve } from "node:path"
import { pathToFileURL } from "node:url"
import type { HostBundle } from "./hostBundle.ts"

/** The site's own code for deciding experiments, from the folder into which the build wrote it; undefined if it is not there. */
export async function loadHostBundle(bundleDir: string): Promise<HostBundle | undefined> {
  const file = resolve(bundleDir, "site.js")
  if (!existsSync(file)) return undefined
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a build output without types
  return (await import(pathToFileURL(file).href)) as HostBundle
}
