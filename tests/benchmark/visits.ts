import type { Browser } from "@playwright/test"
import { islandPath } from "./island.ts"
import { measurePage, type MeasureOptions } from "./measurePage.ts"
import { measurePresses } from "./presses.ts"
import type { Goal, Visits } from "./results.ts"
import { staticFormPath, staticPath } from "./staticPage.ts"
import { measureThread } from "./threadTime.ts"

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
  { title: "Headline, decided", of: "host decides headlineSeen", against: "static page headlineSeen", limit: 1.05 },
  { title: "Code form, likewise", of: "host decides codeFormSeen", against: "static page codeFormSeen", limit: 1.05 },
]

const otherGoals: readonly Goal[] = [
  { title: "German: code form seen", of: "in German codeFormSeen", against: "static page codeFormSeen", limit: 1.4 },
  { title: "First paint", of: "landing page fcp", against: "static page fcp", limit: 1.05 },
  { title: "Largest paint", of: "landing page lcp", against: "static page lcp", limit: 1.1 },
  { title: "The code form answers", of: "used at once answers", against: "static page load", limit: 1.9 },
  { title: "Alive", of: "landing page alive", against: "island alive", limit: 1.05 },
]

const threadGoals: readonly Goal[] = [
  {
    title: "Thread until first paint",
    of: "landing page threadUntilPaint",
    against: "static page threadUntilPaint",
    limit: 1.4,
  },
  { title: "Thread", of: "landing page thread", against: "island thread", limit: 1.4 },
  { title: "Thread with a code", of: "with a code thread", against: "island thread", limit: 1.9 },
]

/** What is pressed while the page loads: one element a visit. */
const pressed = {
  field: "#registration-code",
  button: "form button[type=submit]",
  menu: "header summary",
  question: "[class*=questions] summary",
}

/** What `--only` can name. */
export type Only = "seen" | "thread" | "presses"

/**
 * The visits to measure, and the goals of their figures.
 * @param only whether just to look when something is seen, many times; what the main thread works; or how long presses wait
 * @returns `rounds`: how often each visit is made per run
 */
export function visitsOf(browser: Browser, { url, earlier, decided }: Sites, only?: Only) {
  const watch: MeasureOptions = only === "seen" ? { watchMs: watchSeenMs } : {}
  const landing = (site: string) => `${site}/acquisition/`
  const visit = (address: string, options?: MeasureOptions) => () => measurePage(browser, address, options ?? watch)
  const builds = [["", url], ...(earlier === undefined ? [] : [[before, earlier]])] as [string, string][]
  if (only === "thread") {
    const thread = (address: string) => () => measureThread(browser, address)
    const pages = builds.flatMap(([when, site]): [string, Visits[string]][] => [
      [`landing page${when}`, thread(landing(site))],
      [`with a code${when}`, thread(`${landing(site)}?rc=VALID-0001`)],
    ])
    const visits: Visits = {
      "static page": thread(url + staticPath),
      "static form": thread(url + staticFormPath),
      island: thread(url + islandPath),
      ...Object.fromEntries(pages),
    }
    return { visits, goals: threadGoals, rounds: 1 }
  }
  if (only === "presses") {
    const visits = builds.flatMap(([when, site]) =>
      Object.entries(pressed).map(([name, selector]) => [
        `${name}${when}`,
        () => measurePresses(browser, landing(site), selector),
      ]),
    )
    return { visits: Object.fromEntries(visits) as Visits, goals: [], rounds: 1 }
  }
  const seen: Visits = {
    "static page": visit(url + staticPath),
    "static form": visit(url + staticFormPath),
    "landing page": visit(landing(url)),
    "with a code": visit(`${landing(url)}?rc=VALID-0001`),
    "host decides": visit(landing(decided)),
  }
  if (only === "seen") return { visits: seen, goals: seenGoals, rounds: roundsOfSeen }
  const others = builds.flatMap(([when, site]): [string, Visits[string]][] => [
    [`landing page${when}`, visit(landing(site))],
    [`with a code${when}`, visit(`${landing(site)}?rc=VALID-0001`)],
    [`sent at once${when}`, visit(`${landing(site)}?rc=VALID-0001`, { uses: "registrationForm" })],
    // The host answers in English, whatever the browser asks for.
    [`in German${when}`, visit(landing(site), { locale: "de-DE" })],
    // Pressing the button while the page loads costs CPU time, so it is a visit of its own.
    [`used at once${when}`, visit(landing(site), { uses: "codeForm" })],
  ])
  const island = visit(url + islandPath)
  return { visits: { ...seen, island, ...Object.fromEntries(others) }, goals: [...seenGoals, ...otherGoals], rounds: 1 }
}
