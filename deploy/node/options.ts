import { existsSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { resolve } from "node:path"
import { pathToFileURL } from "node:url"
import type { HostBundle } from "../../src/hosting/hostBundle"

/** The variables that the host is started with. */
type Variables = Readonly<Record<string, string | undefined>>

/** A whole number among the variables; throws a sentence for the operator if it is none. */
function numberIn(variables: Variables, name: string, byDefault: number, most: number): number {
  const text = variables[name] ?? String(byDefault)
  if (/^\d+$/.test(text) && Number(text) <= most) return Number(text)
  throw new Error(`${name} is "${text}": a whole number from 0 to ${most} is wanted`)
}

/** An address among the variables, empty if it is not given; throws a sentence for the operator if it is none. */
function addressIn(variables: Variables, name: string, mayHaveQuery = false): string {
  const address = variables[name] ?? ""
  if (address === "") return address
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) {
    throw new Error(`${name} is "${address}": an address begins with https:// or http://`)
  }
  // Its value is not said: it may hold a password.
  const { username, search, hash } = new URL(address)
  if (username + hash + (mayHaveQuery ? "" : search) === "") return address
  throw new Error(`${name}: an address ends with its host or a path`)
}

/** Whether a variable is "true"; throws a sentence for the operator if it is neither that nor "false". */
function flagIn(variables: Variables, name: string): boolean {
  const text = variables[name] ?? "false"
  if (text === "true" || text === "false") return text === "true"
  throw new Error(`${name} is "${text}": true or false is wanted`)
}

/** Reads how the host is run (deploy/node/README.md); throws a sentence for the operator if a variable is wrong. */
export function optionsFrom(env: Variables) {
  const publicOrigin = addressIn(env, "PUBLIC_ORIGIN")
  return {
    port: numberIn(env, "PORT", 8080, 65_535),
    address: env["HOST"] ?? "0.0.0.0",
    /** Folder of the release. */
    releaseDir: resolve(env["RELEASE_DIR"] ?? "dist-release"),
    /** Folder of the bundle that the build has written beside the site. */
    bundleDir: resolve(env["BUNDLE_DIR"] ?? "dist-server"),
    /** Scheme and host of the site as visitors know it; undefined to let the browser decide experiments. */
    publicOrigin: publicOrigin === "" ? undefined : new URL(publicOrigin).origin,
    upstreams: {
      GROWTHBOOK_UPSTREAM: addressIn(env, "GROWTHBOOK_UPSTREAM"),
      BACKEND_UPSTREAM: addressIn(env, "BACKEND_UPSTREAM"),
      CSP_COLLECTOR: addressIn(env, "CSP_COLLECTOR", true),
    },
    /** How long requests may still take after a stop signal, in milliseconds. */
    stopMs: numberIn(env, "STOP_SECONDS", 10, 3600) * 1000,
    /** Where Prometheus finds the metrics; undefined for nowhere. */
    metricsPort: env["METRICS_PORT"] === undefined ? undefined : numberIn(env, "METRICS_PORT", 0, 65_535),
    /** Whether each request is a log line. */
    logsRequests: flagIn(env, "LOG_REQUESTS"),
  }
}

export type HostOptions = ReturnType<typeof optionsFrom>

/** An object in a file of the release. */
async function objectIn(file: string): Promise<object> {
  const value: unknown = JSON.parse(await readFile(file, "utf8"))
  if (typeof value !== "object" || value === null) throw new Error(`${file} holds no JSON object`)
  return value
}

/** The name of the release and the settings of its environment. Throws a sentence for the operator if it is none. */
export async function readRelease(releaseDir: string): Promise<{ release: string; settings: object }> {
  const [page = "", settings = "", health = ""] = ["index.html", "defaults.json", "health.json"].map(
    (name) => `${releaseDir}/${name}`,
  )
  if (![page, settings, health].every(existsSync)) {
    throw new Error(`${releaseDir} is no release: make one with npm run release -- --settings FILE`)
  }
  const { release } = { release: "", ...(await objectIn(health)) }
  return { release, settings: await objectIn(settings) }
}

/** The site's own code for deciding experiments; undefined if its folder was not deployed. */
export async function loadHostBundle(bundleDir: string): Promise<HostBundle | undefined> {
  const file = `${bundleDir}/site.js`
  if (!existsSync(file)) return undefined
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a build output without types
  return (await import(pathToFileURL(file).href)) as HostBundle
}
