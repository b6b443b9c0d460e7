import { GrowthBook } from "@growthbook/growthbook"

interface RedirectTarget {
  urlRedirect: string
}

/**
 * One entry of a redirect experiment, as listed in `experiments` of the flag service's payload (specification section
 * 3): an experiment has one for each URL that it splits, all with the same key. The SDK hashes the value of
 * `hashAttribute` to put a visitor into one of 10,000 buckets (hash version 2).
 */
export interface ExperimentEntry {
  key: string
  status: "running"
  /** Whether the experiment has to be started by code. */
  manual: false
  hashAttribute: "acqAnonymousId"
  hashVersion: 2
  /** Share of visitors who take part, 0 to 1. */
  coverage: number
  /** Shares of the variants among those who take part. If they do not add up to 0.99 to 1.01, the SDK splits evenly. */
  weights: number[]
  urlPatterns: { include: boolean; type: "simple"; pattern: string }[]
  persistQueryString: true
  variations: [RedirectTarget, RedirectTarget, ...RedirectTarget[]]
  meta: { key: string; name: string }[]
}

/**
 * Runs an experiment for visitors with different ids, each with an SDK instance of their own as in a browser. The ids
 * are always the same, so that the result is reproducible.
 * @returns how many of them see each variant, in the order of the variants; the others see none
 */
export function simulate(entry: ExperimentEntry, visitors: number): number[] {
  const counts = entry.variations.map(() => 0)
  for (let visitor = 0; visitor < visitors; visitor += 1) {
    const variant = variantOf(entry, `visitor-${visitor}`)
    if (variant !== undefined) counts[variant] = (counts[variant] ?? 0) + 1
  }
  return counts
}

/** Index of the variant that the SDK assigns to a visitor; undefined for a visitor who is not included. */
export function variantOf(entry: ExperimentEntry, id: string): number | undefined {
  const attributes = { [entry.hashAttribute]: id }
  const visitor = new GrowthBook({ attributes, url: entry.urlPatterns[0]?.pattern ?? "" })
  // `run` only evaluates the experiment; it does not redirect.
  const { inExperiment, variationId } = visitor.run(entry)
  return inExperiment ? variationId : undefined
}
