import { basePath } from "../lib/basePath"
import { fileAt, fileInside } from "../hosting/nodeFiles"
import { createSiteHost, type SiteHostOptions } from "../hosting/siteHost"
import type { StoredFile } from "../hosting/storedFile"
import { stampExperiments } from "../hosting/stamp"

/** The files that the host serves, and how it decides experiments. */
export interface StaticHostOptions {
  /** Folder of the built site, served under the base path. */
  distDir: string
  /** File that is served as defaults.json instead of the built site's own. */
  settingsFile?: string
  /** Whether pages carry the stamp of an environment with experiments (`stampExperiments`); by default they do not. */
  hasExperiments?: () => boolean
  /** Decides the experiments of a page, as some hosts do; by default the browser does. */
  decide?: NonNullable<SiteHostOptions["decide"]>
}

/** A page with the stamp of an environment with experiments. */
function stamped(stored: StoredFile): StoredFile {
  const read = async () => {
    const body = await stored.read()
    const html = stampExperiments(await new Response(body).text())
    return new TextEncoder().encode(html)
  }
  return { etag: stored.etag.replace(/"$/, '-experiments"'), read }
}

/** Creates a function that serves the built site from a folder like a static host (product decisions, section 3). */
export function createStaticHost({ distDir, settingsFile, hasExperiments = () => false, decide }: StaticHostOptions) {
  return createSiteHost({
    basePath,
    ...(decide && { decide }),
    find: async (file) => {
      const settings = settingsFile !== undefined && file === "defaults.json" ? fileAt(settingsFile) : null
      const stored = settings ?? fileInside(distDir, file)
      if (!stored || !hasExperiments()) return stored
      // The build's compressed copies lack the stamp: without them, the host serves the stamped page.
      if (/\.html\.(?:br|gz)$/.test(file)) return null
      return file.endsWith(".html") ? stamped(stored) : stored
    },
  })
}
