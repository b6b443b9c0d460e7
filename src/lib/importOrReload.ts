/**
 * Records that the page of the current history entry was reloaded; survives the reload (`reloadMark` in entryState.ts).
 */
interface ReloadMark {
  isSet: () => boolean
  set: () => void
}

let mark: ReloadMark | undefined

/** Sets where {@link importOrReload} records a reload; until then it reloads nothing. */
export function setReloadMark(reloadMark: ReloadMark): void {
  mark = reloadMark
}

/**
 * Imports a chunk. If that fails, the page may be older than the current deployment, which removed the old files. The
 * page is then reloaded, once per history entry and only if the host responds: the browser's own offline page would be
 * worse than ours.
 * @returns the imported module; never settles while the page reloads. Rejects as `load` does
 */
export async function importOrReload<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    if (!mark || mark.isSet() || !(await isHostReachable())) throw error
    mark.set()
    location.reload()
    return new Promise(() => undefined)
  }
}

/**
 * Reloads the page, whose code is missing or whose draft has expired; does nothing while the host does not respond, so
 * that nothing is lost.
 */
export async function reloadIfOnline(): Promise<void> {
  if (await isHostReachable()) location.reload()
}

/** Whether the host responds for this page without a server error. */
async function isHostReachable(): Promise<boolean> {
  try {
    const { status } = await fetch(location.href, { method: "HEAD", cache: "no-store" })
    return status < 500
  } catch {
    return false
  }
}
