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

/** The variables that the host is started with. */
type Variables = Readonly<Record<string, string | undefined>>

/** An address among the variables, empty if it is not given; throws a sentence for the operator if it is none. */
function addressIn(variables: Variables, name: string): string {
  const address = variables[name] ?? ""
  if (address === "" || (/^https?:\/\//i.test(address) && URL.canParse(address))) return address
  throw new Error(`${name} is "${address}": an address begins with https:// or http://`)
}

/** Reads the options from the environment; throws a sentence for the operator if one of them cannot be. */
export function optionsFrom(env: Variables): HostOptions {
  const publicOrigin = addressIn(env, "PUBLIC_ORIGIN")
  return {
    port: Number(env["PORT"] ?? 8080),
    address: env["HOST"] ?? "0.0.0.0",
    releaseDir: resolve(env["RELEASE_DIR"] ?? "dist-release"),
    bundleDir: resolve(env["BUNDLE_DIR"] ?? "dist-server"),
    publicOrigin: publicOrigin === "" ? undefined : new URL(publicOrigin).origin,
    upstreams: {
      GROWTHBOOK_UPSTREAM: addressIn(env, "GROWTHBOOK_UPSTREAM"),
      BACKEND_UPSTREAM: addressIn(env, "BACKEND_UPSTREAM"),
    },
    stopMs: Number(env["STOP_SECONDS"] ?? 10) * 1000,
    logsRequests: env["LOG_REQUESTS"] === "true",
  }
}

/** What the release knows of its environment: the content of its defaults.json. Throws a sentence if there is none. */
export async function readSettings(releaseDir: string): Promise<object> {
  const file = `${releaseDir}/defaults.json`
  if (!existsSync(`${releaseDir}/index.html`) || !existsSync(file)) {
    throw new Error(`${releaseDir} is no release: make one with npm run release -- --settings FILE`)
  }
  const settings: unknown = JSON.parse(await readFile(file, "utf8"))
  if (typeof settings !== "object" || settings === null) throw new Error(`${file} holds no JSON object`)
  return settings
}

/** The site's own code for deciding experiments; undefined if its folder was not deployed. */
export async function loadDecider(bundleDir: string): Promise<HostBundle | undefined> {
  const file = `${bundleDir}/site.js`
  if (!existsSync(file)) return undefined
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a build output without types; src/host.test.ts compares them
  return (await import(pathToFileURL(file).href)) as HostBundle
}
