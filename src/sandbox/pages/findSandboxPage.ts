import type { World } from "../world"
import { faultsPage } from "./faultsPage"
import { sandboxPaths, type SandboxPageName } from "./navigation"
import { outboxPage } from "./outboxPage"
import type { SandboxPage } from "./page"
import { startPage } from "./startPage"

const pages: [name: SandboxPageName, render: (world: World) => SandboxPage][] = [
  ["start", startPage],
  ["outbox", outboxPage],
  ["faults", faultsPage],
]

/**
 * The sandbox's own page at a path.
 * @param pathname path of the URL, with or without a trailing slash
 * @returns undefined for any path that is not the sandbox's
 */
export function findSandboxPage(world: World, pathname: string): SandboxPage | undefined {
  const wanted = pathname.replace(/\/$/, "")
  const render = pages.find(([name]) => sandboxPaths[name].path.replace(/\/$/, "") === wanted)?.[1]
  return render?.(world)
}
