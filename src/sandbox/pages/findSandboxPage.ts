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
 * The sandbox's own page at an address.
 * @param pathname path of the address; a slash at its end makes no difference
 * @returns undefined for every address that is not the sandbox's
 */
export function findSandboxPage(world: World, pathname: string): SandboxPage | undefined {
  const wanted = pathname.replace(/\/$/, "")
  const render = pages.find(([name]) => sandboxPaths[name].path.replace(/\/$/, "") === wanted)?.[1]
  return render?.(world)
}
