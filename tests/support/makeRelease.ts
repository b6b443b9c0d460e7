import { execFileSync } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

/** A release in a folder of its own. */
export interface Release {
  dir: string
  remove: () => void
}

/**
 * Releases a build for an environment.
 * @param settings content of its defaults.json
 * @param flags further parameters of `npm run release`
 */
export function makeRelease(distDir: string, settings: object, ...flags: string[]): Release {
  const folder = mkdtempSync(path.join(tmpdir(), "release-"))
  const file = path.join(folder, "defaults.json")
  writeFileSync(file, JSON.stringify(settings))
  const dir = path.join(folder, "release")
  const parameters = ["scripts/release.ts", "--settings", file, "--from", distDir, "--out", dir, ...flags]
  execFileSync(process.execPath, parameters, { stdio: "pipe" })
  return { dir, remove: () => rmSync(folder, { recursive: true }) }
}
