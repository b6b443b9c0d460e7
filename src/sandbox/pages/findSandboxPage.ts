import { playPath } from "../scenarios/scenarioLink"
import type { World } from "../world"
import { faultsPage } from "./faultsPage"
import { sandboxPaths, type SandboxPage } from "./page"
import { outboxPage } from "./outboxPage"
import { playPage } from "./playPage"
import { startPage } from "./startPage"

const pages: [path: string, render: (world: World, url: URL) => SandboxPage][] = [
  [sandboxPaths.start.path, (_, url) => startPage(url)],
  [sandboxPaths.outbox.path, outboxPage],
  [sandboxPaths.faults.path, faultsPage],
  [playPath, (_, url) => playPage(url)],
]

/**
 * The sandbox's own page at a URL.
 * @param url its path may or may not end with a slash; the page reads its query
 * @returns undefined for any path that is not the sandbox's
 */
export function findSandboxPage(world: World, url: URL): SandboxPage | undefined {
  const wanted = url.pathname.replace(/\/$/, "")
  const render = pages.find(([path]) => path.replace(/\/$/, "") === wanted)?.[1]
  return render?.(world, url)
}
