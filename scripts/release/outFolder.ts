import { existsSync, readdirSync, realpathSync, statSync } from "node:fs"
import { mkdir, rename, rm } from "node:fs/promises"
import path from "node:path"

/** Whether nothing but a release, or a build, is lost with a folder. */
function mayBeReplaced(folder: string): boolean {
  if (!existsSync(folder)) return true
  if (!statSync(folder).isDirectory()) return false
  const names = readdirSync(folder)
  return names.length === 0 || ["index.html", "defaults.json", "health.json"].every((name) => names.includes(name))
}

/**
 * Refuses, in a sentence for the operator, what cannot become a release, and a place where something else would be lost.
 * @param from folder of the build
 * @param out folder of the release
 */
export function checkFolders(from: string, out: string): void {
  if (!existsSync(path.join(from, "index.html"))) throw new Error(`${from} holds no build: npm run build writes one`)
  if (!mayBeReplaced(out)) throw new Error(`--out ${out} holds something else than a release, which would be deleted`)
  if (existsSync(out) && realpathSync(out) === realpathSync(from))
    throw new Error("--out names the folder of the build")
}

/**
 * Replaces a folder as a whole: what is there stays until the new one is complete.
 * @param fill writes the new one into the folder that it is given
 * @returns what `fill` returns
 */
export async function replaceFolder<Result>(out: string, fill: (folder: string) => Promise<Result>): Promise<Result> {
  const place = path.resolve(out)
  const fresh = `${place}.${process.pid}.new`
  const former = `${place}.${process.pid}.old`
  await mkdir(fresh, { recursive: true })
  try {
    const result = await fill(fresh)
    if (existsSync(place)) await rename(place, former)
    await rename(fresh, place)
    await rm(former, { recursive: true, force: true })
    return result
  } finally {
    // If it has failed, other files may still be on their way into it.
    await rm(fresh, { recursive: true, force: true, maxRetries: 5 })
  }
}
