import type { Browser } from "@playwright/test"
import type { Sites } from "./firstVisits.ts"
import { interleaved } from "./interleaved.ts"
import { measurePage } from "./measurePage.ts"
import { staticFormPath, staticPath } from "./staticPage.ts"
import { ratioOfMedians } from "./statistics.ts"
import type { Goal } from "./table.ts"

/** Visits of each kind per run: what a visitor came for is seen 40 ms earlier or later from visit to visit. */
const visitsPerRun = 10
/** How long to watch a page after its load event, in milliseconds: it has been seen long before. */
const watchMs = 100

/** When headline and forms are seen, against the static page, from so many visits that the ratio can be trusted. */
export async function measureSeen(browser: Browser, { url, experiment }: Sites, runs: number): Promise<Goal[]> {
  const landing = `${url}/acquisition/`
  const pages = {
    still: url + staticPath,
    stillForm: url + staticFormPath,
    landing,
    invited: `${landing}?rc=VALID-0001`,
    decided: `${experiment.byHost.url}/acquisition/`,
  }
  const visits = Object.fromEntries(
    Object.entries(pages).map(([name, url]) => [name, () => measurePage(browser, url, { watchMs })]),
  )
  const measured = await interleaved(visits, runs * visitsPerRun)
  const goal = (
    title: string,
    sight: string,
    page: keyof typeof pages,
    reference: keyof typeof pages,
    limit: number,
  ) => {
    const times = (name: string) => (measured.get(name) ?? []).flatMap((figures) => figures[sight] ?? [])
    const { value, low, high } = ratioOfMedians(times(page), times(reference))
    return { title, value, limit, between: [low, high] as const }
  }
  return [
    goal("Headline seen", "headlineSeen", "landing", "still", 1.05),
    goal("Code form seen", "codeFormSeen", "landing", "still", 1.05),
    goal("Registration form seen with a code", "formSeen", "invited", "stillForm", 1.1),
    goal("Headline seen where a host decides an experiment", "headlineSeen", "decided", "still", 1.05),
    goal("Code form seen, likewise", "codeFormSeen", "decided", "still", 1.05),
  ]
}
