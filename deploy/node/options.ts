import { existsSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { resolve } from "node:path"
import { pathToFileURL } from "node:url"
import type { Upstreams } from "../../src/hosting/proxy"
import type { HostBundle } from "../../src/hosting/hostBundle"

/** How the host is run (deploy/node/README.md). */
export interface HostOptions {
  port: number
  address: string
  /** Folder of the release. */
  releaseDir: string
  /** Folder of the bundle that the build has written beside the site. */
  bundleDir: string
  /** Scheme and host of the site as visitors know it; undefined to let the browser decide experiments. */
  publicOrigin: string | undefined
  upstreams: Upstreams
  /** How long requests may still take after a stop signal, in milliseconds. */
  stopMs: number
  /** Whether each request is a log line. */
  logsRequests: boolean
}

/** Reads the options from the environment. */
export function optionsFrom(env: Readonly<Record<string, string | undefined>>): HostOptions {
  const publicOrigin = env["PUBLIC_ORIGIN"]
  return {
    port: Number(env["PORT"] ?? 8080),
    address: env["HOST"] ?? "0.0.0.0",
    releaseDir: resolve(env["RELEASE_DIR"] ?? "dist-release"),
    bundleDir: resolve(env["BUNDLE_DIR"] ?? "dist-server"),
    publicOrigin: publicOrigin ? new URL(publicOrigin).origin : undefined,
    upstreams: {
      GROWTHBOOK_UPSTREAM: env["GROWTHBOOK_UPSTREAM"] ?? "",
      BACKEND_UPSTREAM: env["BACKEND_UPSTREAM"] ?? "",
    },
    stopMs: Number(env["STOP_SECONDS"] ?? 10) * 1000,
    logsRequests: env["LOG_REQUESTS"] === "true",
  }
}

/** What the release knows of its environment: the content of its defaults.json. Throws a sentence if there is none. */
export async function readSettings(releaseDir: string): Promise<unknown> {
  const file = `${releaseDir}/defaults.json`
  if (!existsSync(`${releaseDir}/index.html`) || !existsSync(file)) {
    throw new Error(`${releaseDir} is no release: make one with npm run release -- --settings FILE`)
  }
  return JSON.parse(await readFile(file, "utf8"))
}

/** The site's own code for deciding experiments; undefined if its folder was not deployed. */
export async function loadDecider(bundleDir: string): Promise<HostBundle | undefined> {
  const file = `${bundleDir}/site.js`
  if (!existsSync(file)) return undefined
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a build output without types; src/host.test.ts compares them
  return (await import(pathToFileURL(file).href)) as HostBundle
}
