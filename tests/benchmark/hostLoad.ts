/**
 * Measures what deciding costs on the Node host: 200 requests a second, on one core where the machine can pin a process.
 *     npm run bench:host [-- --seconds N]
 * Needs a build (`npm run build`) and the host (`npm run build:host`). Writes a table for docs/performance.md: time from the
 * moment at which a request was due to its last byte, so that a queue in front of the host counts.
 */
import { spawn } from "node:child_process"
import { randomUUID } from "node:crypto"
import { once } from "node:events"
import { existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { Agent, createServer, get } from "node:http"
import { loadavg, tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { parseArgs } from "node:util"
import { redirectExperiment, wordsFeatures } from "./equalArms.ts"

const { values: options } = parseArgs({ options: { seconds: { type: "string", default: "20" } } })
const perSecond = 200
const port = 8299
const origin = `http://127.0.0.1:${port}`
const agent = new Agent({ keepAlive: true, maxSockets: 64 })

const payload = {
  features: wordsFeatures,
  experiments: [
    {
      ...redirectExperiment(`${origin}/acquisition/about-us`, `${origin}/acquisition/lean`),
      // Each request measures a redirect.
      weights: [0, 1],
    },
  ],
}

/** Milliseconds until a response has arrived whole. */
function timeOf(path: string, due: number): Promise<number> {
  const headers = { "accept-encoding": "br", cookie: `acq_anonymous_id=${randomUUID()}` }
  return new Promise((settle, reject) => {
    get(origin + path, { agent, headers }, (response) => {
      response.resume().once("end", () => settle(performance.now() - due))
    }).once("error", reject)
  })
}

/** Sends requests at an even pace, whether or not the host keeps up; returns their times, ascending. */
async function load(path: string, count: number): Promise<number[]> {
  const begun = performance.now()
  const times: Promise<number>[] = []
  while (times.length < count) {
    const due = begun + (times.length * 1000) / perSecond
    if (due > performance.now()) await pause(1)
    else times.push(timeOf(path, due))
  }
  return (await Promise.all(times)).toSorted((a, b) => a - b)
}

/** A value of an ascending list below which a share of the list lies, with one decimal. */
const quantile = (sorted: readonly number[], share: number) =>
  (sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN).toFixed(1)

const flags = createServer((_request, response) => {
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(payload))
}).listen(0, "127.0.0.1")
await once(flags, "listening")
const address = flags.address()
const flagPort = typeof address === "object" && address ? address.port : 0
const release = mkdtempSync(join(tmpdir(), "host-load-"))
for (const name of readdirSync("dist"))
  if (name !== "defaults.json") symlinkSync(resolve("dist", name), join(release, name))
writeFileSync(join(release, "defaults.json"), JSON.stringify({ growthbookClientKey: "load" }))
const env = {
  ...process.env,
  PORT: String(port),
  HOST: "127.0.0.1",
  RELEASE_DIR: release,
  BUNDLE_DIR: "dist-server",
  PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
  GROWTHBOOK_UPSTREAM: `http://127.0.0.1:${flagPort}`,
}
const canPin = existsSync("/usr/bin/taskset")
const program = [process.execPath, "dist-host/host.js"] as const
const [command, ...parameters] = canPin ? (["taskset", "-c", "0", ...program] as const) : program
const host = spawn(command, parameters, { env, stdio: ["ignore", "pipe", "inherit"] })
try {
  await once(host.stdout, "data")
  await pause(1000)
  const count = Number(options.seconds) * perSecond
  const rows: [string, string][] = [
    ["a page as built", "/acquisition/?disablegb"],
    ["a decided page that is kept", "/acquisition/"],
    ["a redirect", "/acquisition/about-us"],
  ]
  const lines = ["| 200 requests a second | median, ms | 99th percentile, ms |", "| --- | --- | --- |"]
  for (const [name, path] of rows) {
    // Both variants are rendered and kept by then, and the engine has compiled what it runs often.
    await load(path, 2 * perSecond)
    const times = await load(path, count)
    lines.push(`| ${name} | ${quantile(times, 0.5)} | ${quantile(times, 0.99)} |`)
  }
  process.stdout.write(
    `${lines.join("\n")}\nload average at the end: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(" ")}\n`,
  )
} finally {
  host.kill()
  flags.close()
  agent.destroy()
  rmSync(release, { recursive: true })
}
