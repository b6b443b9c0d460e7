import type { Browser } from "@playwright/test"
import { newPhone } from "./phone.ts"
import type { Figures } from "./results.ts"

/** How long a page is watched after its load event, in milliseconds. */
const watchMs = 1500

/** What the main thread works on, by the names of the trace's events; an event of another name is part of the one around it. */
const kinds: readonly (readonly [kind: string, events: RegExp])[] = [
  ["style", /^(?:UpdateLayoutTree|ParseAuthorStyleSheet)$/],
  ["layout", /^Layout$/],
  ["paint", /^(?:PrePaint|Paint|Layerize|Commit|UpdateLayer|CompositeLayers)$/],
  ["parsing", /^ParseHTML$/],
  [
    "script",
    /^(?:EvaluateScript|FunctionCall|v8\.\w+|RunMicrotasks|TimerFire|EventDispatch|FireAnimationFrame|FireIdleCallback)$/,
  ],
]

/** An event of a trace: times in microseconds, `tdur` that of its thread alone. */
interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args?: { name?: string; data?: { documentLoaderURL?: string } }
}

/**
 * Loads a page on a fresh phone, as quick as this machine, and returns the thread time of its main thread, in
 * milliseconds: other people's load disturbs it little. `spent`: in all, by kind, and until the first paint.
 */
export async function measureThread(browser: Browser, url: string): Promise<Figures> {
  const context = await newPhone(browser)
  try {
    const page = await context.newPage()
    await browser.startTracing(page, {
      categories: ["devtools.timeline", "blink.user_timing", "loading", "toplevel", "v8"],
    })
    await page.goto(url, { waitUntil: "load", timeout: 60_000 })
    await page.waitForTimeout(watchMs)
    const trace = await browser.stopTracing()
    return threadFigures((JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }).traceEvents, url)
  } finally {
    await context.close()
  }
}

/** The main thread's events of a navigation in the order of their beginnings, and when the page was first painted. */
function eventsOf(events: readonly TraceEvent[], url: string) {
  const start = events.find(({ name, args }) => name === "navigationStart" && args?.data?.documentLoaderURL === url)
  if (!start) throw new Error(`the trace has no navigation to ${url}`)
  const own = events.filter(({ pid, tid, ts }) => pid === start.pid && tid === start.tid && ts >= start.ts)
  const paintedAt = own.find(({ name }) => name === "firstPaint" || name === "firstContentfulPaint")?.ts ?? start.ts
  const timed = own.filter(({ ph, tdur }) => ph === "X" && tdur !== undefined)
  return { timed: timed.toSorted((one, other) => one.ts - other.ts), paintedAt }
}

/** The figures of a trace; see {@link measureThread}. */
function threadFigures(events: readonly TraceEvent[], url: string): Figures {
  const { timed, paintedAt } = eventsOf(events, url)
  const figures: Figures = {}
  const add = (name: string, microseconds: number) => {
    figures[name] = (figures[name] ?? 0) + microseconds / 1000
  }
  const kindOf = (event: string) => kinds.find(([, pattern]) => pattern.test(event))?.[0]
  /** The events around the current one, innermost first; their own time is what those inside leave. */
  const around = [{ end: Infinity, kind: "otherWork" }]
  for (const { name, ts, dur = 0, tdur = 0 } of timed) {
    while (around[0] && around[0].end <= ts) around.shift()
    const outer = around[0]?.kind ?? ""
    const kind = kindOf(name) ?? outer
    add(kind, tdur)
    if (around.length > 1) add(outer, -tdur)
    else {
      add("thread", tdur)
      if (ts < paintedAt) add("threadUntilPaint", tdur)
    }
    around.unshift({ end: ts + dur, kind })
  }
  return figures
}
