import {
  cpSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { pathToFileURL } from "node:url"
import { builds, hostFile, serverFile } from "../../e2e/support/builds"
import { isListening, startProgram } from "../../support/program"
import { decryptionKey, type Behaviour } from "./flags"
import { freePort } from "./services"

/** A host that serves the built site. */
export interface RunningHost {
  /** Scheme, host and port, without a trailing slash. */
  url: string
  /** What it has written so far. */
  words: () => string
  stop: () => Promise<void>
}

/** A kind of host. */
export interface Host {
  name: string
  /** Whether it proxies to services behind it; the local server answers those requests itself. */
  proxies: boolean
  /** What it needs and this machine lacks, in words. */
  missing: () => string | undefined
  /** Whether it decides experiments; elsewhere the browser does. */
  decides: boolean
  /**
   * @param services address of the services behind it
   * @param flags how the flag service behaves; omitted for an environment without experiments
   */
  start: (services: string, flags?: Behaviour) => Promise<RunningHost>
}

/** The settings of an environment with experiments. */
const settingsFor = (flags: Behaviour, port: number) => ({
  growthbookClientKey: `${flags}-${port}`,
  growthbookDecryptionKey: decryptionKey,
})

const nginxModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so"
const nginx = ["/usr/sbin/nginx", "/usr/bin/nginx"].find(existsSync)

const run = (command: string, parameters: string[], port: number, env = {}) =>
  startProgram(command, parameters, () => isListening(port), env)

/**
 * Starts nginx on the build.
 * @param resolver name server for the address of the services; never asked if that is an IP address
 */
export async function startNginx(services: string, resolver = "127.0.0.1") {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), "nginx-"))
  const { release } = JSON.parse(readFileSync(`${builds.plain}/health.json`, "utf8")) as { release: string }
  for (const name of ["temp", "releases"]) mkdirSync(join(folder, name))
  mkdirSync(join(folder, "releases", release))
  symlinkSync(resolve(builds.plain), join(folder, "releases", release, "acquisition"))
  symlinkSync(join(folder, "releases", release), join(folder, "www"))
  copyFileSync("deploy/nginx/nginx.conf", join(folder, "nginx.conf"))
  const parameters: Record<string, string> = {
    LISTEN: `127.0.0.1:${port}`,
    SITE_ROOT: join(folder, "www"),
    ACCESS_LOG: join(folder, "requests.log"),
    GROWTHBOOK_UPSTREAM: services,
    BACKEND_UPSTREAM: services,
    CSP_COLLECTOR: `${services}/collector?key=1`,
    RESOLVER: resolver,
    CA_CERTIFICATES: process.env["NODE_EXTRA_CA_CERTS"] ?? "/etc/ssl/certs/ca-certificates.crt",
  }
  const template = readFileSync("deploy/nginx/acquisition.conf.template", "utf8")
  const conf = template.replaceAll(/\$\{(\w+)\}/g, (text, name: string) => parameters[name] ?? text)
  // A test waits for flags to grow old.
  writeFileSync(join(folder, "acquisition.conf"), conf.replace("proxy_cache_valid 200 10s", "proxy_cache_valid 200 1s"))
  // Started as root, nginx would read files as another user, who may not see the checkout.
  const user = process.getuid?.() === 0 ? ["-g", "user root;"] : []
  const { words, stop } = await run(nginx ?? "nginx", ["-p", folder, "-c", "nginx.conf", "-e", "stderr", ...user], port)
  return {
    root: join(folder, "www"),
    words: () => words() + readFileSync(parameters["ACCESS_LOG"] ?? "", "utf8"),
    url: `http://127.0.0.1:${port}`,
    async stop() {
      await stop()
      rmSync(folder, { recursive: true })
    },
  }
}

/** The worker's configuration, as it is deployed. */
export function workerConfig() {
  const text = readFileSync("deploy/cloudflare/wrangler.jsonc", "utf8").replaceAll(/^\s*\/\/.*$/gm, "")
  return JSON.parse(text.replaceAll(/,(?=\s*[}\]])/g, "")) as {
    alias: Record<string, string>
    assets: { directory: string }
  }
}

/** Writes the worker's configuration with other variables, which no option of wrangler can set. */
function writeWorkerConfig(folder: string, vars: object): string {
  const config = workerConfig()
  const absolute = (path: string) => resolve("deploy/cloudflare", path)
  const alias = Object.fromEntries(Object.entries(config.alias).map(([name, path]) => [name, absolute(path)]))
  const file = join(folder, "wrangler.json")
  writeFileSync(file, JSON.stringify({ ...config, main: absolute("worker.ts"), alias, vars }))
  return file
}

/**
 * Starts the worker.
 * @param release folder with settings of its own; by default a copy of the build
 */
export async function startWorker(services: string, flags?: Behaviour, release?: string): Promise<RunningHost> {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), "worker-"))
  const upstreams = {
    GROWTHBOOK_UPSTREAM: services,
    BACKEND_UPSTREAM: services,
    CSP_COLLECTOR: `${services}/collector?key=1`,
    LOG_REQUESTS: "true",
  }
  const copy = join(folder, "site")
  if (release === undefined) {
    cpSync(builds.plain, copy, { recursive: true })
    if (flags) writeFileSync(join(copy, "defaults.json"), JSON.stringify(settingsFor(flags, port)))
  }
  const options = {
    config: writeWorkerConfig(folder, upstreams),
    assets: release === undefined ? copy : resolve(release),
    ip: "127.0.0.1",
    port: String(port),
    "inspector-port": String(await freePort()),
    "persist-to": folder,
    "show-interactive-dev-session": "false",
  }
  const parameters = [
    "node_modules/wrangler/bin/wrangler.js",
    "dev",
    ...Object.entries(options).map(([name, value]) => `--${name}=${value}`),
  ]
  // No network access and no telemetry.
  const env = { WRANGLER_SEND_METRICS: "false", CLOUDFLARE_CF_FETCH_ENABLED: "false", WRANGLER_LOG_PATH: folder }
  const { words, stop } = await run(process.execPath, parameters, port, env)
  return {
    words,
    url: `http://127.0.0.1:${port}`,
    async stop() {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Starts the Node host on the build with the environment's settings, as a release is.
 * @param variables of its environment that differ from those of the tests
 */
export async function startNode(services: string, flags?: Behaviour, variables: Record<string, string> = {}) {
  const port = Number(variables["PORT"] ?? (await freePort()))
  const folder = mkdtempSync(join(tmpdir(), "node-"))
  for (const name of readdirSync(builds.plain)) symlinkSync(resolve(builds.plain, name), join(folder, name))
  if (flags) {
    rmSync(join(folder, "defaults.json"))
    writeFileSync(join(folder, "defaults.json"), JSON.stringify(settingsFor(flags, port)))
  }
  const env = {
    PORT: String(port),
    HOST: "127.0.0.1",
    RELEASE_DIR: folder,
    BUNDLE_DIR: `${builds.plain}-server`,
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
    GROWTHBOOK_UPSTREAM: services,
    BACKEND_UPSTREAM: services,
    CSP_COLLECTOR: `${services}/collector?key=1`,
    LOG_REQUESTS: "true",
    STOP_SECONDS: "1",
    ...variables,
  }
  const { child, words, stop } = await run(process.execPath, [hostFile], port, env).catch((error: unknown) => {
    rmSync(folder, { recursive: true })
    throw error
  })
  return {
    words,
    child,
    url: `http://127.0.0.1:${port}`,
    async stop() {
      await stop()
      rmSync(folder, { recursive: true })
    },
  }
}

async function startLocal(): Promise<RunningHost> {
  // The bundle of src/sandbox/cli.ts; it is a build output and so has no types of its own.
  const module = (await import(pathToFileURL(serverFile).href)) as typeof import("../../../src/sandbox/cli")
  return { words: () => "", ...(await module.startServer({ distDir: builds.plain })) }
}

/** Every host that the site supports. */
export const hosts: readonly Host[] = [
  { name: "the local server", proxies: false, decides: false, missing: () => undefined, start: startLocal },
  {
    name: "nginx",
    proxies: true,
    decides: false,
    missing: () =>
      nginx && existsSync(nginxModule) ? undefined : "nginx with libnginx-mod-http-brotli-static is not installed",
    start: (services) => startNginx(services),
  },
  { name: "Cloudflare's runtime", proxies: true, decides: true, missing: () => undefined, start: startWorker },
  { name: "the Node host", proxies: true, decides: true, missing: () => undefined, start: startNode },
]
