import { existsSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { resolve } from "node:path"

/** The variables that the host is started with. */
type Variables = Readonly<Record<string, string | undefined>>

/** What a variable has to be, in words for the operator. */
type Kind = readonly [fits: (text: string) => boolean, wanted: string]

const isAddress = (text: string) => text === "" || (/^https?:\/\/[^@#]+$/i.test(text) && URL.canParse(text))
const number: Kind = [(text) => /^\d{1,5}$/.test(text), "a whole number"]
const flag: Kind = [(text) => text === "true" || text === "false", "true or false"]
const anyAddress: Kind = [isAddress, "an address that begins with https:// or http://"]
const address: Kind = [
  (text) => isAddress(text) && !text.includes("?"),
  `${anyAddress[1]} and ends with its host or a path`,
]

/** Reads how the host is run (deploy/node/README.md); throws a sentence for the operator if a variable is wrong. */
export function optionsFrom(env: Variables) {
  const read = (name: string, byDefault: string, [fits, wanted]: Kind) => {
    const text = env[name] ?? byDefault
    // Its value is not said: it may hold a password.
    if (!fits(text)) throw new Error(`${name}: ${wanted} is wanted`)
    return text
  }
  const publicOrigin = read("PUBLIC_ORIGIN", "", address)
  return {
    port: Number(read("PORT", "8080", number)),
    address: env["HOST"] ?? "0.0.0.0",
    /** Whether other hosts may listen at the same port: the system spreads connections over them. */
    sharesPort: read("SHARE_PORT", "false", flag) === "true",
    /** Folder of the release. */
    releaseDir: resolve(env["RELEASE_DIR"] ?? "dist-release"),
    /** Folder of the bundle that the build has written beside the site. */
    bundleDir: resolve(env["BUNDLE_DIR"] ?? "dist-server"),
    /** Scheme and host of the site as visitors know it; undefined to let the browser decide experiments. */
    publicOrigin: publicOrigin === "" ? undefined : new URL(publicOrigin).origin,
    upstreams: {
      GROWTHBOOK_UPSTREAM: read("GROWTHBOOK_UPSTREAM", "", address),
      BACKEND_UPSTREAM: read("BACKEND_UPSTREAM", "", address),
      CSP_COLLECTOR: read("CSP_COLLECTOR", "", anyAddress),
    },
    /** How long requests may still take after a stop signal, in milliseconds. */
    stopMs: Number(read("STOP_SECONDS", "10", number)) * 1000,
    /** Where Prometheus finds the metrics; undefined for nowhere. */
    metricsPort: env["METRICS_PORT"] === undefined ? undefined : Number(read("METRICS_PORT", "", number)),
    /** Whether each request is a log line. */
    logsRequests: read("LOG_REQUESTS", "false", flag) === "true",
  }
}

export type HostOptions = ReturnType<typeof optionsFrom>

/** The name of the release and the settings of its environment. Throws a sentence for the operator if it is none. */
export async function readRelease(releaseDir: string): Promise<{ release: string; settings: object }> {
  if (!["index.html", "health.json", "defaults.json"].every((name) => existsSync(`${releaseDir}/${name}`))) {
    throw new Error(`${releaseDir} is no release: make one with npm run release -- --settings FILE`)
  }
  const { release }: { release: string } = JSON.parse(await readFile(`${releaseDir}/health.json`, "utf8"))
  return { release, settings: { ...JSON.parse(await readFile(`${releaseDir}/defaults.json`, "utf8")) } }
}
