/**
 * Measures the site as a visitor on a phone with a slow connection sees it, against a static page with the same content
 * in the same run, and prints the figures beside the goals. A benchmark, not a test: its exit code says nothing about
 * the figures.
 *     npm run bench everything, 7 runs
 *     npm run bench -- --runs 3 fewer runs
 *     npm run bench -- --only first first visit only; also: journeys, services, build, experiments, growth, seen
 *     npm run bench -- --against FOLDER an earlier build too, visited in turn with this one
 */
import { mkdirSync, writeFileSync } from "node:fs"
import { pathToFileURL } from "node:url"
import { parseArgs } from "node:util"
import type { Browser } from "@playwright/test"
import { measureBuild, type BuildFigures } from "./buildTime.ts"
import { runningExperiment, startExperimentHosts } from "./decided.ts"
import { allServices, disturbances } from "./disturbances.ts"
import { experimentKinds, measureFairness, type Fairness } from "./experiments.ts"
import { languageCounts, measureGrowth, type GrowthFigures } from "./growth.ts"
import { beforeSuffix, firstGoals, firstVisits } from "./firstVisits.ts"
import { summarised } from "./interleaved.ts"
import { measureHeapGrowth, measureNavigation } from "./journeys.ts"
import { measurePage } from "./measurePage.ts"
import { startBrowser } from "./phone.ts"
import { measureSeen } from "./seen.ts"
import { startBenchmarkServer } from "./server.ts"
import { staticFormPath, staticPage, staticPageWithForm, staticPath } from "./staticPage.ts"
import { median, smallest, type Figures } from "./statistics.ts"
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
  build?: BuildFigures
  first?: Record<string, Figures>
  journeys?: Figures
  services?: Record<string, Figures>
  experiments?: Record<string, Fairness>
  growth?: Record<string, GrowthFigures>
  seen?: Goal[]
}

async function journeys(browser: Browser, url: string): Promise<Figures> {
  const landing = `${url}/acquisition/`
  const navigation: number[] = []
  for (let run = 0; run < runs; run++) navigation.push(await measureNavigation(browser, landing))
  return { navigation: median(navigation), heapGrowth: await measureHeapGrowth(browser, landing) }
}

/** How long to watch a page for its largest paint after its load event, in milliseconds. */
const paintWatchMs = 500
/** Visits per disturbance and run: twenty pages that hardly differ are compared by the best of many. */
const roundsPerRun = 2

/** Largest paint under each disturbance, its ratio to the undisturbed one, and requests to services before it. */
async function disturbedVisits(browser: Browser, url: string): Promise<Record<string, Figures>> {
  const pages: Record<string, () => Promise<Figures>> = {}
  for (const { title, prepare } of disturbances) {
    pages[title] = () => measurePage(browser, `${url}/acquisition/`, { prepare, watchMs: paintWatchMs })
  }
  const leastDisturbed = (figures: readonly Figures[]) => ({
    ...smallest(figures),
    // A single early request would be one too many.
    outsideBeforeLcp: Math.max(...figures.map(({ outsideBeforeLcp = Number.NaN }) => outsideBeforeLcp)),
  })
  const visits = await summarised(pages, leastDisturbed, runs * roundsPerRun)
  const undisturbed = visits["undisturbed"]?.["lcp"] ?? Number.NaN
  const figures = Object.entries(visits).map(([title, { lcp = Number.NaN, outsideBeforeLcp = Number.NaN }]) => {
    return [title, { lcp, outsideBeforeLcp, ratio: lcp / undisturbed }] as const
  })
  return Object.fromEntries(figures)
}

/** Visits for each kind of experiment per run: 98 in the usual seven. */
const experimentVisitsPerRun = 14

function goalsOf({ first, journeys: others, services, experiments, build, seen = [] }: Results): Goal[] {
  const goals = first ? [...firstGoals(first, distDir), ...seen] : [...seen]
  if (others) {
    goals.push(
      { title: "A navigation", value: others["navigation"] ?? Number.NaN, unit: "ms" },
      { title: "Heap growth over 50 navigations", value: others["heapGrowth"] ?? Number.NaN, limit: 2, unit: "MB" },
    )
  }
  if (services) {
    const worst = (name: string) => Math.max(...Object.values(services).map((figures) => figures[name] ?? Number.NaN))
    goals.push(
      { title: "Largest paint under the worst disturbance of a service", value: worst("ratio"), limit: 1.1 },
      { title: "Requests to services before the largest paint", value: worst("outsideBeforeLcp"), limit: 0 },
    )
  }
  for (const [kind, { visits, told }] of Object.entries(experiments ?? {})) {
    const late = 100 - (100 * (told[0] + told[1])) / visits
    goals.push({ title: `Visitors too late for a ${kind} experiment`, value: late, limit: 5, unit: "%" })
  }
  if (build) {
    goals.push(
      { title: `Build of ${build.pages} pages`, value: build.seconds, unit: "s" },
      { title: "Each page more", value: build.millisecondsPerPage, unit: "ms" },
    )
  }
  return goals
}

const growthColumns = (growth: Record<string, GrowthFigures>) =>
  Object.entries(growth).map(([count, figures]) => [`${count} languages`, { ...figures }] as const)

function print(results: Results): void {
  const visits = Object.entries(results.first ?? {})
  for (const isEarlier of [false, true]) {
    const table = visits.filter(([title]) => title.endsWith(beforeSuffix) === isEarlier)
    if (table.length > 0) say(`${figuresTable(Object.fromEntries(table))}\n`)
  }
  for (const [title, { ratio = Number.NaN }] of Object.entries(results.services ?? {})) {
    say(`${title.padEnd(40)}${ratio.toFixed(2)}`)
  }
  for (const [kind, { visits, assigned, told }] of Object.entries(results.experiments ?? {})) {
    say(`${kind}: ${visits} visits, assigned ${assigned.join(" and ")}, told ${told.join(" and ")}`)
  }
  if (results.growth) say(`${figuresTable(Object.fromEntries(growthColumns(results.growth)))}\n`)
  say(goalsTable(goalsOf(results)))
}

async function experimentVisits(browser: Browser, sandbox: Parameters<typeof measureFairness>[2]["sandbox"]) {
  const visits = runs * experimentVisitsPerRun
  const found: Record<string, Fairness> = {}
  for (const kind of experimentKinds) found[kind] = await measureFairness(browser, kind, { distDir, sandbox, visits })
  return found
}

async function main(): Promise<void> {
  const results: Results = {}
  const build = measureBuild(distDir)
  if (wants("build")) results.build = build
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
    sandbox.world.state.settings = allServices(server.url)
    if (wants("services")) results.services = await disturbedVisits(browser, server.url)
    if (wants("experiments")) results.experiments = await experimentVisits(browser, sandbox)
    if (options.only === "growth") {
      results.growth = Object.fromEntries(languageCounts.map((count) => [count, measureGrowth(count)]))
    }
  } finally {
    await browser.close()
    await server.stop()
    await earlier?.stop()
    await sandbox.stop()
  }
  print(results)
  mkdirSync("bench-results", { recursive: true })
  writeFileSync(resultFile, `${JSON.stringify({ runs, ...results, goals: goalsOf(results) }, null, 2)}\n`)
  say(`\nMedians of ${runs}, under disturbances the smallest of ${runs * roundsPerRun}; kept in ${resultFile}.`)
}

await main()
