import type { RedirectExperiment } from "../../../services/experiments/simulate"
import { landingAddress, readAddress } from "./address"
import { elsewhere, prefixesIn, readShare, type SplitValues, type Variant } from "./values"
import type { Prefix } from "../../../router/prefixes"

/** Where a variant leads visitors of an address. A landing page keeps their language, an address is opened as typed. */
function target({ page, address }: Variant, prefix: Prefix, origin: string): string {
  return page === elsewhere ? (readAddress(address, origin).url?.href ?? "") : landingAddress(origin, prefix, page)
}

/**
 * The redirect experiment of a form that is in order, as entries of the flag service's list `experiments`: one for each
 * address that is split, since a redirect leads to one address and must not change the visitor's language. They have one
 * key, so that the SDK puts a visitor into the same variant in each of them. Empty for fewer than two variants.
 * @param origin of this site
 */
export function buildExperiments(values: SplitValues, origin: string): RedirectExperiment[] {
  return prefixesIn(values.scope).flatMap((prefix) => {
    const [first, second, ...others] = values.variants.map((variant) => ({
      urlRedirect: target(variant, prefix, origin),
    }))
    if (!first || !second) return []
    const pattern = landingAddress(origin, prefix, values.source)
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
      } satisfies RedirectExperiment,
    ]
  })
}

/**
 * The address that shows a variant to whoever opens it: the SDK takes the index from the query and leaves such a visit
 * uncounted; the query stays through the redirect.
 */
export function previewAddress({ key, urlPatterns }: RedirectExperiment, index: number): string {
  return `${urlPatterns[0]?.pattern ?? ""}?${key}=${index}`
}

/** The share of all visitors that each variant is to get, 0 to 1, and that of the visitors who see none. */
export function expectedShares({ coverage, weights }: RedirectExperiment): { shares: number[]; outside: number } {
  let start = 0
  // As the SDK does: each variant has the first part of its stretch of the line from 0 to 1; what reaches past 1 is nobody.
  const shares = weights.map((weight) => {
    const end = Math.min(start + coverage * weight, 1)
    const share = Math.max(end - start, 0)
    start += weight
    return share
  })
  return { shares, outside: Math.max(1 - shares.reduce((sum, share) => sum + share, 0), 0) }
}
