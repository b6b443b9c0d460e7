import type { ExperimentEntry } from "../../../services/experiments/simulate"
import { landingUrl, readSiteUrl } from "./siteUrl"
import { elsewhere, prefixesIn, readShare, type SplitValues, type Variant } from "./values"
import type { Prefix } from "../../../router/prefixes"

/** Where a variant leads. A landing page keeps the visitor's language, another address is opened as typed. */
const target = ({ page, address }: Variant, prefix: Prefix, origin: string): string =>
  page === elsewhere ? (readSiteUrl(address, origin)?.href ?? "") : landingUrl(origin, prefix, page)

/**
 * The redirect experiment of a valid form, as entries for the flag service's list `experiments`: one for each URL that
 * is split, because a redirect has a single target and must not change the visitor's language. All entries have the
 * same key, so that the SDK assigns a visitor to the same variant in each of them. Empty for fewer than two variants.
 */
export function buildEntries(values: SplitValues, origin: string): ExperimentEntry[] {
  return prefixesIn(values.scope).flatMap((prefix) => {
    const [first, second, ...others] = values.variants.map((variant) => ({
      urlRedirect: target(variant, prefix, origin),
    }))
    if (!first || !second) return []
    return [
      {
        key: values.key.trim(),
        status: "running",
        manual: false,
        hashAttribute: "acqAnonymousId",
        hashVersion: 2,
        coverage: readShare(values.coverage) ?? 0,
        weights: values.variants.map(({ weight }) => readShare(weight) ?? 0),
        urlPatterns: [{ include: true, type: "simple", pattern: landingUrl(origin, prefix, values.source) }],
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
export const previewUrl = ({ key, urlPatterns }: ExperimentEntry, index: number): string =>
  `${urlPatterns[0]?.pattern ?? ""}?${key}=${index}`

/**
 * The expected share of each variant among all visitors, 0 to 1. As in the SDK, each variant gets the first part of its
 * range between 0 and 1, and what lies beyond 1 gets nobody.
 */
export function expectedShares({ coverage, weights }: Pick<ExperimentEntry, "coverage" | "weights">): number[] {
  let start = 0
  return weights.map((weight) => {
    const share = Math.max(Math.min(start + coverage * weight, 1) - start, 0)
    start += weight
    return share
  })
}
