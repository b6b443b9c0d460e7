/** Remembers which history entry was loaded anew. */
interface ReloadMark {
  isSet: () => boolean
  set: () => void
}

let mark: ReloadMark | undefined

/** Says where the mark is kept; until then nothing is loaded anew. */
export function markReloadsWith(reloadMark: ReloadMark): void {
  mark = reloadMark
}

/**
 * Loads a part of the site's own code. When it can't be had, the page may be older than what the host serves by now: a new
 * deployment takes the old files away. Then the page is loaded anew, once for each history entry, provided that the host
 * answers; a browser's own page about a lost connection would be worse than ours.
 * @param load imports the code
 * @returns what was loaded; never settles while the page is on its way out. Rejects as `load` does
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

/** Loads the page anew because the visitor wants it; does nothing while the host does not answer, so that nothing is lost. */
export async function reloadIfOnline(): Promise<void> {
  if (await isHostReachable()) location.reload()
}

/** Whether the host answers for this page, and is not itself in trouble. */
async function isHostReachable(): Promise<boolean> {
  try {
    const { status } = await fetch(location.href, { method: "HEAD", cache: "no-store" })
    return status < 500
  } catch {
    return false
  }
}
