import { GrowthBook } from "@growthbook/growthbook"
import type { Browser, Page } from "@playwright/test"
import type { World } from "../../src/sandbox/world"
import { evenly, redirectExperiment, wordsFeatures } from "./equalArms.ts"
import { newPhone, slowDown } from "./phone.ts"
import { makeRelease } from "../support/makeRelease.ts"
import { startBenchmarkServer } from "./server.ts"

/** What an experiment of two equal arms did to visitors, where the browser decides. */
export interface Fairness {
  visits: number
  /** Visitors that the experiment's hash assigns to each arm, control first. */
  assigned: [number, number]
  /** Of them those whose exposure was tracked: they were decided before the hold ended. */
  told: [number, number]
}

/** How long a visit may take until its page view is tracked, in milliseconds. */
const visitMs = 60_000

const payloads = {
  feature: () => ({ features: wordsFeatures, experiments: [] }),
  redirect: (origin: string) => ({
    features: {},
    experiments: [redirectExperiment(`${origin}/acquisition/`, `${origin}/acquisition/lean`)],
  }),
}

/** The kinds of experiment that are measured. */
export const experimentKinds = ["feature", "redirect"] as const

interface FairnessOptions {
  distDir: string
  /** The mocked backend. */
  sandbox: { url: string; world: World }
  visits: number
}

/**
 * Opens the start page of a release that names the flag service, on fresh slow phones, with an experiment of two equal
 * arms: assigned and told by arm.
 */
export async function measureFairness(
  browser: Browser,
  kind: (typeof experimentKinds)[number],
  { distDir, sandbox, visits }: FairnessOptions,
): Promise<Fairness> {
  const settings = { growthbookClientKey: "sdk-benchmark", cmpSettingsId: "benchmark" }
  const release = makeRelease(distDir, settings)
  const server = await startBenchmarkServer({ distDir: release.dir, backend: sandbox.url, pages: {} })
  const { world } = sandbox
  world.state.settings = settings
  world.state.consent = { generation: "v3", readiness: "ready" }
  world.setFeatures(payloads[kind](server.url))
  const fairness: Fairness = { visits, assigned: [0, 0], told: [0, 0] }
  try {
    for (let visit = 0; visit < visits; visit++) {
      const { id, told } = await visitOnce(browser, `${server.url}/acquisition/`)
      const arm = armOf(id, kind === "feature" ? "words" : "pages")
      fairness.assigned[arm] += 1
      if (told === arm) fairness.told[arm] += 1
      else if (told !== undefined) throw new Error(`arm ${arm} was told as ${told}`)
    }
    return fairness
  } finally {
    await server.stop()
    release.remove()
  }
}

/** The arm to which the SDK assigns an id. */
function armOf(id: string, key: string): 0 | 1 {
  const sdk = new GrowthBook({ attributes: { acqAnonymousId: id } })
  const { value } = sdk.run<0 | 1>({ key, variations: [0, 1], ...evenly })
  sdk.destroy()
  return value
}

async function visitOnce(browser: Browser, url: string): Promise<{ id: string; told: number | undefined }> {
  const context = await newPhone(browser)
  try {
    const page = await context.newPage()
    await slowDown(page)
    await page.goto(url, { waitUntil: "commit", timeout: visitMs })
    // A redirect leaves the page meanwhile.
    await page.waitForFunction(hasPageView, undefined, { timeout: visitMs, polling: 100 })
    const cookies = await context.cookies()
    const id = cookies.find(({ name }) => name === "acq_anonymous_id")?.value
    if (id === undefined) throw new Error("the visitor has no id")
    return { id, told: await toldArm(page) }
  } finally {
    await context.close()
  }
}

const hasPageView = () => {
  const { dataLayer } = window as { dataLayer?: unknown[] }
  return dataLayer?.some((entry) => (entry as { event?: unknown } | null)?.event === "page_view") ?? false
}

/** The arm whose exposure the page has tracked. */
const toldArm = (page: Page) =>
  page.evaluate(() => {
    const { dataLayer = [] } = window as { dataLayer?: { event?: unknown; variation_id?: string }[] }
    const exposure = dataLayer.find(({ event }) => event === "assign_experiment")
    return exposure?.variation_id === undefined ? undefined : Number(exposure.variation_id)
  })
