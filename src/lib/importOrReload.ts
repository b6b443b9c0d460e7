/** Marks the history entry that was loaded anew. Kept there since it outlives the reload also where storage is refused. */
const mark = "reloaded"

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
    if (wasReloaded() || !(await isHostReachable())) throw error
    history.replaceState({ ...history.state, [mark]: true }, "")
    location.reload()
    return new Promise(() => undefined)
  }
}

/** Loads the page anew because the visitor wants it; does nothing while the host does not answer, so that nothing is lost. */
export async function reloadIfOnline(): Promise<void> {
  if (await isHostReachable()) location.reload()
}

const wasReloaded = (): boolean => Boolean(history.state?.[mark])

/** Whether the host answers for this page, and is not itself in trouble. */
async function isHostReachable(): Promise<boolean> {
  try {
    const { status } = await fetch(location.href, { method: "HEAD", cache: "no-store" })
    return status < 500
  } catch {
    return false
  }
}
