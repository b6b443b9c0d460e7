import type { Browser } from "@playwright/test"
import { measurePage, type MeasureOptions } from "./measurePage.ts"
import type { Goal, Visits } from "./results.ts"
import { staticFormPath, staticPath } from "./staticPage.ts"

/** The hosts that a visit can open. */
export interface Sites {
  url: string
  /** The same of an earlier build. */
  earlier: string | undefined
  /** The start page where a host has decided an experiment. */
  decided: string
}

/** Visits per run that only look when something is seen: it is 40 ms earlier or later from visit to visit. */
const roundsOfSeen = 10

/** How long such a visit watches the page after its load event, in milliseconds: it has been seen long before. */
const watchSeenMs = 100

const before = ", before"

/** What a visitor came for, against the static page. */
const seenGoals: readonly Goal[] = [
  { title: "Headline seen", of: "landing page headlineSeen", against: "static page headlineSeen", limit: 1.05 },
  { title: "Code form seen", of: "landing page codeFormSeen", against: "static page codeFormSeen", limit: 1.05 },
  { title: "Form seen with a code", of: "with a code formSeen", against: "static form formSeen", limit: 1.1 },
  {
    title: "Headline, host decides",
    of: "host decides headlineSeen",
    against: "static page headlineSeen",
    limit: 1.05,
  },
  { title: "Code form, likewise", of: "host decides codeFormSeen", against: "static page codeFormSeen", limit: 1.05 },
]

const otherGoals: readonly Goal[] = [
  { title: "German: code form seen", of: "in German codeFormSeen", against: "static page codeFormSeen", limit: 1.6 },
  { title: "First paint", of: "landing page fcp", against: "static page fcp", limit: 1.05 },
  { title: "Largest paint", of: "landing page lcp", against: "static page lcp", limit: 1.1 },
  { title: "The code form answers", of: "used at once answers", against: "static page load", limit: 1.9 },
  { title: "Alive", of: "landing page alive", against: `landing page${before} alive`, limit: 0.7 },
  {
    title: "Registration sent",
    of: "sent at once registrationSent",
    against: `sent at once${before} registrationSent`,
    limit: 0.65,
  },
  { title: "Blocking time", of: "landing page blocking", against: `landing page${before} blocking`, limit: 0.35 },
]

/**
 * The visits to measure, and the goals of their figures.
 * @param onlySeen whether just to look when something is seen, many times
 * @returns `rounds`: how often each visit is made per run
 */
export function visitsOf(browser: Browser, { url, earlier, decided }: Sites, onlySeen: boolean) {
  const watch: MeasureOptions = onlySeen ? { watchMs: watchSeenMs } : {}
  const landing = (site: string) => `${site}/acquisition/`
  const visit = (address: string, options?: MeasureOptions) => () => measurePage(browser, address, options ?? watch)
  const seen: Visits = {
    "static page": visit(url + staticPath),
    "static form": visit(url + staticFormPath),
    "landing page": visit(landing(url)),
    "with a code": visit(`${landing(url)}?rc=VALID-0001`),
    "host decides": visit(landing(decided)),
  }
  if (onlySeen) return { visits: seen, goals: seenGoals, rounds: roundsOfSeen }
  const builds = [["", url], ...(earlier === undefined ? [] : [[before, earlier]])] as [string, string][]
  const others = builds.flatMap(([when, site]): [string, Visits[string]][] => [
    [`landing page${when}`, visit(landing(site))],
    [`with a code${when}`, visit(`${landing(site)}?rc=VALID-0001`)],
    [`sent at once${when}`, visit(`${landing(site)}?rc=VALID-0001`, { uses: "registrationForm" })],
    // The host answers in English, whatever the browser asks for.
    [`in German${when}`, visit(landing(site), { locale: "de-DE" })],
    // Pressing the button while the page loads costs CPU time, so it is a visit of its own.
    [`used at once${when}`, visit(landing(site), { uses: "codeForm" })],
  ])
  return { visits: { ...seen, ...Object.fromEntries(others) }, goals: [...seenGoals, ...otherGoals], rounds: 1 }
}
