/**
 * Measures the site as a visitor on a phone with a slow connection sees it, against a static page with the same content
 * in the same run, and prints the figures beside the goals. A benchmark, not a test: its exit code says nothing about
 * the figures.
 *     npm run bench everything, 7 runs
 *     npm run bench -- --runs 3 fewer runs
 *     npm run bench -- --only first first visit only; also: journeys, seen
 *     npm run bench -- --against FOLDER an earlier build too, visited in turn with this one
 */
import { execFileSync } from "node:child_process"
import { mkdirSync, writeFileSync } from "node:fs"
import { pathToFileURL } from "node:url"
import { parseArgs } from "node:util"
import type { Browser } from "@playwright/test"
import { runningExperiment, startExperimentHosts } from "./decided.ts"
import { beforeSuffix, firstGoals, firstVisits } from "./firstVisits.ts"
import { measureHeapGrowth, measureNavigation } from "./journeys.ts"
import { startBrowser } from "./phone.ts"
import { measureSeen } from "./seen.ts"
import { startBenchmarkServer } from "./server.ts"
import { staticFormPath, staticPage, staticPageWithForm, staticPath } from "./staticPage.ts"
import { median, type Figures } from "./statistics.ts"
import { figuresTable, goalsTable, type Goal } from "./table.ts"

const distDir = "dist-bench"
const sandboxFile = "node_modules/.sandbox/cli.js"
const resultFile = "bench-results/latest.json"

const { values: options } = parseArgs({
  options: { runs: { type: "string", default: "7" }, only: { type: "string" }, against: { type: "string" } },
})
const runs = Number(options.runs)
const wants = (part: string) => options.only === undefined || options.only === part
const say = (text: string) => process.stdout.write(`${text}\n`)

/** All measurements; parts that were not requested are missing. */
interface Results {
  first?: Record<string, Figures>
  journeys?: Figures
  seen?: Goal[]
}

async function journeys(browser: Browser, url: string): Promise<Figures> {
  const landing = `${url}/acquisition/`
  const navigation: number[] = []
  for (let run = 0; run < runs; run++) navigation.push(await measureNavigation(browser, landing))
  return { navigation: median(navigation), heapGrowth: await measureHeapGrowth(browser, landing) }
}

function goalsOf({ first, journeys: others, seen = [] }: Results): Goal[] {
  const goals = first ? [...firstGoals(first, distDir), ...seen] : [...seen]
  if (others) {
    goals.push(
      { title: "A navigation", value: others["navigation"] ?? Number.NaN, unit: "ms" },
      { title: "Heap growth over 50 navigations", value: others["heapGrowth"] ?? Number.NaN, limit: 2, unit: "MB" },
    )
  }
  return goals
}

function print(results: Results): void {
  const visits = Object.entries(results.first ?? {})
  for (const isEarlier of [false, true]) {
    const table = visits.filter(([title]) => title.endsWith(beforeSuffix) === isEarlier)
    if (table.length > 0) say(`${figuresTable(Object.fromEntries(table))}\n`)
  }
  say(goalsTable(goalsOf(results)))
}

async function main(): Promise<void> {
  const results: Results = {}
  execFileSync("npx", ["vite", "build", "--emptyOutDir"], { env: { ...process.env, OUT_DIR: distDir } })
  // The bundle of src/sandbox/cli.ts; it is a build output and so has no types of its own.
  const { startServer } = (await import(pathToFileURL(sandboxFile).href)) as typeof import("../../src/sandbox/cli")
  const sandbox = await startServer({ distDir })
  const still = staticPage(distDir)
  const pages = { [staticPath]: still }
  const server = await startBenchmarkServer({ distDir, backend: sandbox.url, pages })
  const earlier = options.against
    ? await startBenchmarkServer({ distDir: options.against, backend: sandbox.url, pages: {} })
    : undefined
  const browser = await startBrowser()
  try {
    sandbox.world.state.settings = {}
    if (wants("first") || options.only === "seen") {
      server.add(staticFormPath, await staticPageWithForm(browser, `${server.url}/acquisition/`, still))
      sandbox.world.setFeatures(runningExperiment)
      const experiment = await startExperimentHosts(distDir, sandbox.url)
      const sites = { url: server.url, earlier: earlier?.url, experiment }
      if (wants("first")) results.first = await firstVisits(browser, sites, runs)
      else results.seen = await measureSeen(browser, sites, runs)
      await experiment.stop()
    }
    if (wants("journeys")) results.journeys = await journeys(browser, server.url)
  } finally {
    await browser.close()
    await server.stop()
    await earlier?.stop()
    await sandbox.stop()
  }
  print(results)
  mkdirSync("bench-results", { recursive: true })
  writeFileSync(resultFile, `${JSON.stringify({ runs, ...results, goals: goalsOf(results) }, null, 2)}\n`)
  say(`\nMedians of ${runs}; kept in ${resultFile}.`)
}

await main()
