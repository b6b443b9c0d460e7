/**
 * Measures what deciding costs on the Node host: 200 requests a second, on one core where the machine can pin a process.
 *     npm run bench:host [-- --seconds N]
 * Needs a build (`npm run build`) and the host (`npm run build:host`). Writes a table: time from the
 * moment at which a request was due to its last byte, so that a queue in front of the host counts.
 */
import { randomUUID } from "node:crypto"
import { Agent, get } from "node:http"
import { loadavg } from "node:os"
import { setTimeout as pause } from "node:timers/promises"
import { parseArgs } from "node:util"
import { redirectExperiment, wordsFeatures } from "./equalArms.ts"
import { hostOrigin, startNodeHost } from "./nodeHost.ts"
import { makeRelease } from "../support/makeRelease.ts"

const { values: options } = parseArgs({ options: { seconds: { type: "string", default: "20" } } })
const perSecond = 200
const agent = new Agent({ keepAlive: true, maxSockets: 64 })

const payload = {
  features: wordsFeatures,
  experiments: [
    {
      ...redirectExperiment(`${hostOrigin}/acquisition/about-us`, `${hostOrigin}/acquisition/lean`),
      // Each request measures a redirect.
      weights: [0, 1],
    },
  ],
}

/** Milliseconds until a response has arrived whole. */
function timeOf(path: string, due: number): Promise<number> {
  const headers = { "accept-encoding": "br", cookie: `acq_anonymous_id=${randomUUID()}` }
  return new Promise((settle, reject) => {
    get(hostOrigin + path, { agent, headers }, (response) => {
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

const release = makeRelease("dist", { growthbookClientKey: "load" })
const stopHost = await startNodeHost({ releaseDir: release.dir, bundleDir: "dist-server", payload })
try {
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
  stopHost()
  agent.destroy()
  release.remove()
}
