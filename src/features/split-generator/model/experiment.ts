import type { ExperimentEntry } from "../../../services/experiments/simulate"
import { landingUrl, readUrl } from "./siteUrl"
import { customUrl, prefixesIn, readShare, type SplitValues, type Variant } from "./values"
import type { Prefix } from "../../../router/prefixes"

/** Target URL of a variant. A landing page keeps the visitor's language, a custom URL is opened as typed. */
function target({ page, targetUrl }: Variant, prefix: Prefix, origin: string): string {
  return page === customUrl ? (readUrl(targetUrl, origin).url?.href ?? "") : landingUrl(origin, prefix, page)
}

/**
 * The redirect experiment of a valid form, as entries for the flag service's list `experiments`: one for each URL that
 * is split, because a redirect has a single target and must not change the visitor's language. All entries have the
 * same key, so that the SDK assigns a visitor to the same variant in each of them. Empty for fewer than two variants.
 * @param origin of this site
 */
export function buildEntries(values: SplitValues, origin: string): ExperimentEntry[] {
  return prefixesIn(values.scope).flatMap((prefix) => {
    const [first, second, ...others] = values.variants.map((variant) => ({
      urlRedirect: target(variant, prefix, origin),
    }))
    if (!first || !second) return []
    const pattern = landingUrl(origin, prefix, values.source)
    return [
      {
        key: values.key,
        status: "running",
        manual: false,
        hashAttribute: "acqAnonymousId",
        hashVersion: 2,
        coverage: readShare(values.coverage) ?? 0,
        weights: values.weights.map((weight) => readShare(weight) ?? 0),
        urlPatterns: [{ include: true, type: "simple", pattern }],
        persistQueryString: true,
        variations: [first, second, ...others],
        meta: values.variants.map(({ name }, index) => ({ key: String(index), name: name.trim() })),
      } satisfies ExperimentEntry,
    ]
  })
}

/**
 * The URL that always shows a variant: the SDK reads the index from the query and does not count such a visit; the
 * query is kept through the redirect.
 */
export function previewUrl({ key, urlPatterns }: ExperimentEntry, index: number): string {
  return `${urlPatterns[0]?.pattern ?? ""}?${key}=${index}`
}

/** The expected share of each variant among all visitors, 0 to 1, and the share of visitors who see no variant. */
export function expectedShares({ coverage, weights }: Pick<ExperimentEntry, "coverage" | "weights">): {
  shares: number[]
  excluded: number
} {
  let start = 0
  // As in the SDK: each variant gets the first part of its range between 0 and 1; what lies beyond 1 gets nobody.
  const shares = weights.map((weight) => {
    const end = Math.min(start + coverage * weight, 1)
    const share = Math.max(end - start, 0)
    start += weight
    return share
  })
  return { shares, excluded: Math.max(1 - shares.reduce((sum, share) => sum + share, 0), 0) }
}
