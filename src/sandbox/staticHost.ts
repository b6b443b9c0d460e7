import type { Hono } from "hono"
import { fileAt, fileInside } from "../hosting/nodeFiles"
import { createSiteApp, type DecidePage, type StoredFile } from "../hosting/siteApp"
import { stampExperiments } from "../hosting/stamp"

/** The files that the host serves, and how it decides experiments. */
export interface StaticHostOptions {
  distDir: string
  /** File that is served as defaults.json instead of the built site's own. */
  settingsFile?: string
  /** Whether pages carry the stamp of an environment with experiments (`stampExperiments`); by default they do not. */
  hasExperiments?: () => boolean
  /** Decides the experiments of a page, as some hosts do; by default the browser does. */
  decide?: DecidePage | undefined
}

async function stamped({ etag, body }: StoredFile): Promise<StoredFile> {
  const html = stampExperiments(await new Response(body).text())
  return { etag: etag.replace(/"$/, '-experiments"'), body: new TextEncoder().encode(html) }
}

/** Creates the application that serves the built site from a folder (product decisions, section 3). */
export function createStaticHost({ distDir, settingsFile, hasExperiments, decide }: StaticHostOptions): Hono {
  return createSiteApp({
    decide,
    find: async (file) => {
      const settings = settingsFile !== undefined && file === "defaults.json" ? fileAt(settingsFile) : null
      const stored = settings ?? fileInside(distDir, file)
      if (!stored || !hasExperiments?.()) return stored
      // The build's compressed copies lack the stamp: without them, the host serves the stamped page.
      if (/\.html\.(?:br|gz)$/.test(file)) return null
      return file.endsWith(".html") ? stamped(stored) : stored
    },
  })
}
