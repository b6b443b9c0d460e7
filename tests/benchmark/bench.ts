/**
 * Measures the site as a visitor on a phone with a slow connection sees it, against a static page with the same content
 * in the same run, and prints the figures beside the goals. A benchmark, not a test: its exit code says nothing about
 * the figures.
 *     npm run bench everything, 7 runs
 *     npm run bench -- --runs 3 fewer runs
 *     npm run bench -- --only first first visit only; also: journeys, services, build, experiments, growth
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
import { measureHeapGrowth, measureNavigation } from "./journeys.ts"
import { measurePage, measureReturn } from "./measurePage.ts"
import { startBrowser } from "./phone.ts"
import { startBenchmarkServer, type BenchmarkServer } from "./server.ts"
import { scriptKilobytes } from "./sizes.ts"
import { staticPage, staticPageWithForm } from "./staticPage.ts"
import { median, medians, shuffled, smallest, type Figures } from "./statistics.ts"
import { figuresTable, goalsTable, type Goal } from "./table.ts"

const distDir = "dist-bench"
const sandboxFile = "node_modules/.sandbox/cli.js"
const resultFile = "bench-results/latest.json"
const staticPath = "/static.html"
const staticFormPath = "/static-form.html"

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
}

/**
 * Loads each page once per round, for the given number of rounds and in random order within each, so that machine noise
 * and the effect of the previous visit are spread evenly.
 */
async function interleaved(
  pages: Record<string, () => Promise<Figures>>,
  summarise: (figures: readonly Figures[]) => Figures,
  rounds = runs,
): Promise<Record<string, Figures>> {
  const measured = new Map<string, Figures[]>(Object.keys(pages).map((title) => [title, []]))
  for (let round = 0; round < rounds; round++) {
    for (const [title, measure] of shuffled(Object.entries(pages))) measured.get(title)?.push(await measure())
  }
  return Object.fromEntries([...measured].map(([title, figures]) => [title, summarise(figures)]))
}

/** The visits to compare between two builds. */
const visitsOf = (browser: Browser, url: string) => {
  const landing = `${url}/acquisition/`
  const invited = `${landing}?rc=VALID-0001`
  return {
    "landing page": () => measurePage(browser, landing),
    "with a code": () => measurePage(browser, invited),
    "sent at once": () => measurePage(browser, invited, { uses: "registrationForm" }),
    // The host answers in English, whatever the browser asks for.
    "in German": () => measurePage(browser, landing, { locale: "de-DE" }),
  }
}

interface Sites {
  url: string
  /** The same of an earlier build. */
  earlier: string | undefined
  /** The same with a running experiment. */
  experiment: { byHost: BenchmarkServer; byBrowser: BenchmarkServer }
}

function firstVisits(browser: Browser, { url, earlier, experiment }: Sites): Promise<Record<string, Figures>> {
  const landing = `${url}/acquisition/`
  const pages = {
    "static page": () => measurePage(browser, url + staticPath),
    "static form": () => measurePage(browser, url + staticFormPath),
    ...visitsOf(browser, url),
    // Pressing the button while the page loads costs CPU time, so it is a visit of its own.
    "used at once": () => measurePage(browser, landing, { uses: "codeForm" }),
    "second visit": () => measureReturn(browser, landing),
    "host decides": () => measurePage(browser, `${experiment.byHost.url}/acquisition/`),
    "browser decides": () => measurePage(browser, `${experiment.byBrowser.url}/acquisition/`),
  }
  const before = Object.entries(earlier === undefined ? {} : visitsOf(browser, earlier))
  const others = Object.fromEntries(before.map(([title, visit]) => [title + beforeSuffix, visit]))
  return interleaved({ ...pages, ...others }, medians)
}

/** After the title of a visit: the same of the earlier build. */
const beforeSuffix = ", before"

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
  const visits = await interleaved(pages, leastDisturbed, runs * roundsPerRun)
  const undisturbed = visits["undisturbed"]?.["lcp"] ?? Number.NaN
  const figures = Object.entries(visits).map(([title, { lcp = Number.NaN, outsideBeforeLcp = Number.NaN }]) => {
    return [title, { lcp, outsideBeforeLcp, ratio: lcp / undisturbed }] as const
  })
  return Object.fromEntries(figures)
}

/** Visits for each kind of experiment per run: 98 in the usual seven. */
const experimentVisitsPerRun = 14

/** The figures of the first visit with their goals. */
function firstGoals(first: Record<string, Figures>): Goal[] {
  const figure = (page: string, name: string) => first[page]?.[name] ?? Number.NaN
  const landing = (name: string) => figure("landing page", name)
  const still = (name: string) => figure("static page", name)
  return [
    ...seenGoals(figure),
    { title: "First paint against the static page", value: landing("fcp") / still("fcp"), limit: 1.05 },
    { title: "Largest paint against the static page", value: landing("lcp") / still("lcp"), limit: 1.1 },
    {
      title: "The code form answers, against its load",
      value: figure("used at once", "answers") / still("load"),
      limit: 1.9,
    },
    { title: "Layout shift", value: landing("cls"), limit: 0 },
    { title: "Blocking time", value: landing("tbt"), limit: 100, unit: "ms" },
    { title: "Requests before the largest paint", value: landing("requestsBeforeLcp"), limit: 4 },
    { title: "JavaScript until the page is alive", value: scriptKilobytes(distDir), limit: 105, unit: "kB" },
    {
      title: "Code check ahead of the page coming alive",
      value: figure("with a code", "alive") - figure("with a code", "codeCheck"),
      unit: "ms",
    },
  ]
}

type FigureOf = (page: string, name: string) => number

/** What the visitor came for, against the static page; and against the earlier build, if there is one. */
function seenGoals(figure: FigureOf): Goal[] {
  const against = (page: string, name: string, other: string) => figure(page, name) / figure(other, name)
  const before = (page: string, name: string) => against(page, name, page + beforeSuffix)
  const goals: Goal[] = [
    { title: "Headline seen", value: against("landing page", "headlineSeen", "static page"), limit: 1.05 },
    { title: "Code form seen", value: against("landing page", "codeFormSeen", "static page"), limit: 1.05 },
    {
      title: "Registration form seen with a code",
      value: against("with a code", "formSeen", "static form"),
      limit: 1.1,
    },
    {
      title: "Headline seen where a host decides an experiment",
      value: against("host decides", "headlineSeen", "static page"),
      limit: 1.05,
    },
    { title: "Code form seen, likewise", value: against("host decides", "codeFormSeen", "static page"), limit: 1.05 },
    { title: "German: code form seen", value: against("in German", "codeFormSeen", "static page"), limit: 1.6 },
    { title: "Alive, against the earlier build", value: before("landing page", "alive"), limit: 0.7 },
    { title: "Registration sent, likewise", value: before("sent at once", "registrationSent"), limit: 0.65 },
    { title: "Blocking time of the whole load, likewise", value: before("landing page", "blocking"), limit: 0.35 },
    { title: "All that a visit fetches", value: figure("landing page", "kbAll"), limit: 190, unit: "kB" },
    { title: "In how many requests", value: figure("landing page", "requests"), limit: 22 },
  ]
  return goals.filter(({ value }) => !Number.isNaN(value))
}

function goalsOf({ first, journeys: others, services, experiments, build }: Results): Goal[] {
  const goals = first ? firstGoals(first) : []
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
    if (wants("first")) {
      server.add(staticFormPath, await staticPageWithForm(browser, `${server.url}/acquisition/`, still))
      sandbox.world.setFeatures(runningExperiment)
      const experiment = await startExperimentHosts(distDir, sandbox.url)
      results.first = await firstVisits(browser, { url: server.url, earlier: earlier?.url, experiment })
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
