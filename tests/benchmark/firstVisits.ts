import type { Browser } from "@playwright/test"
import { summarised } from "./interleaved.ts"
import { measurePage, measureReturn } from "./measurePage.ts"
import type { BenchmarkServer } from "./server.ts"
import { scriptKilobytes } from "./sizes.ts"
import { staticFormPath, staticPath } from "./staticPage.ts"
import { medians, type Figures } from "./statistics.ts"
import type { Goal } from "./table.ts"

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

/** The hosts that a visit can open. */
export interface Sites {
  url: string
  /** The same of an earlier build. */
  earlier: string | undefined
  /** The same with a running experiment. */
  experiment: { byHost: BenchmarkServer; byBrowser: BenchmarkServer }
}

/** The medians of each kind of first visit. */
export async function firstVisits(
  browser: Browser,
  { url, earlier, experiment }: Sites,
  runs: number,
): Promise<Record<string, Figures>> {
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
  return summarised({ ...pages, ...others }, medians, runs)
}

/** After the title of a visit: the same of the earlier build. */
export const beforeSuffix = ", before"

/** The figures of the first visit with their goals. */
export function firstGoals(first: Record<string, Figures>, distDir: string): Goal[] {
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
