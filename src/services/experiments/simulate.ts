import { GrowthBook } from "@growthbook/growthbook"

/** Where a variant of a redirect experiment leads. */
interface RedirectTarget {
  urlRedirect: string
}

/**
 * A redirect experiment as the flag service lists it in a payload's `experiments` (specification section 3). The SDK puts
 * a visitor into one of 10,000 buckets (hash version 2) by the attribute of that name.
 */
export interface RedirectExperiment {
  key: string
  status: "running"
  /** Whether it waits for code to start it. */
  manual: false
  hashAttribute: "acqAnonymousId"
  hashVersion: 2
  /** Share of the visitors who take part, 0 to 1. */
  coverage: number
  /** Shares of the variants among those who take part; together 0.99 to 1.01, else the SDK shares evenly. */
  weights: number[]
  /** The address that is split. */
  urlPatterns: { include: boolean; type: "simple"; pattern: string }[]
  persistQueryString: true
  variations: [RedirectTarget, RedirectTarget, ...RedirectTarget[]]
  meta: { key: string; name: string }[]
}

/** How simulated visitors fell. */
export interface Simulation {
  /** Visitors of each variant, in the order of the variants. */
  counts: number[]
  /** Visitors who see no variant. */
  outside: number
}

/** Visitors between two pauses: some 10 ms of work on a slow machine, so that the page keeps answering. */
const atOnce = 1000

const pause = () => new Promise<void>((resolve) => setTimeout(resolve))

/**
 * Lets visitors with different ids meet an experiment, each with an SDK of his own as in a browser. The ids are always the
 * same ones, so that an experiment always gives the same picture.
 * @param visitors how many
 * @param signal ends it early; the answer is undefined then
 * @param onProgress receives the number of visitors simulated so far
 */
export async function simulate(
  experiment: RedirectExperiment,
  visitors: number,
  signal: AbortSignal,
  onProgress?: (done: number) => void,
): Promise<Simulation | undefined> {
  const counts = experiment.variations.map(() => 0)
  let outside = 0
  for (let visitor = 0; visitor < visitors; visitor += 1) {
    if (visitor % atOnce === 0) {
      onProgress?.(visitor)
      await pause()
      if (signal.aborted) return undefined
    }
    const variant = variantOf(experiment, `visitor-${visitor}`)
    if (variant === undefined) outside += 1
    else counts[variant] = (counts[variant] ?? 0) + 1
  }
  return { counts, outside }
}

/** The variant in which the SDK puts a visitor, by its index; undefined for one who is left out. */
export function variantOf(experiment: RedirectExperiment, id: string): number | undefined {
  const attributes = { [experiment.hashAttribute]: id }
  const visitor = new GrowthBook({ attributes, url: experiment.urlPatterns[0]?.pattern ?? "" })
  // Asked for directly, an experiment redirects nobody.
  const { inExperiment, variationId } = visitor.run(experiment)
  return inExperiment ? variationId : undefined
}
