import { StickyBucketServiceSync, type GrowthBook, type StickyAssignmentsDocument } from "@growthbook/growthbook"
import { isRecord } from "../../lib/isRecord"
import { flagReaders, type FlagName } from "./flags"
import type { ExperimentCallbacks } from "./callbacks"

/**
 * The fact that a visitor takes part in an experiment, and with which variant. A variant that the query forces is no
 * exposure.
 */
export interface Exposure {
  experiment_id: string
  variation_id: string
}

interface Visit {
  /** Absolute URL of the page, as the browser shows it. */
  url: string
  /** The visitor's id, see `anonymousId`. */
  id: string
  /** Left out until it is known: a rule on a missing attribute does not match. */
  country?: string | undefined
  /** Whether a redirect may leave the page: not if its history entry holds what would be lost, such as a token. */
  mayLeave: boolean
}

/**
 * The SDK options that decide who sees which variant: the same in the browser and on a host, so that both agree. The
 * SDK must not change the page itself, and starts no experiment by itself.
 */
export function visitOptions({ url, id, country, mayLeave }: Visit) {
  return {
    url,
    attributes: { acqAnonymousId: id, ...(country && { applicationCountry: country }) },
    disableVisualExperiments: true,
    disableJsInjection: true,
    disableUrlRedirectExperiments: !mayLeave,
    disableCrossOriginUrlRedirectExperiments: true,
    disableExperimentsOnLoad: true,
  }
}

/** The validated value of a flag; undefined if it is absent or invalid, which is reported. */
export function readFlag<Name extends FlagName>(
  service: GrowthBook,
  { report }: Pick<ExperimentCallbacks, "report">,
  name: Name,
) {
  try {
    const { value } = service.evalFeature(name)
    // The SDK returns null for a flag without a value.
    if (value === null) return undefined
    return flagReaders[name](value, (place) =>
      report({ name: "flag-invalid", detail: [name, place].filter(Boolean).join(": ") }),
    )
  } catch (error) {
    report({ name: "flag-invalid", detail: `${name}: ${error instanceof Error ? error.message : "broken"}` })
    return undefined
  }
}

/** Stores which variants a visitor has seen, as a JSON document. */
export interface StickyBucketStore {
  read: () => string | null
  write: (text: string) => void
}

/**
 * The SDK's sticky bucket service over one document. A document that is broken or of another visitor's id is ignored.
 */
class VisitorStickyBuckets extends StickyBucketServiceSync {
  private readonly store: StickyBucketStore

  constructor(store: StickyBucketStore) {
    super()
    this.store = store
  }

  override getAssignmentsSync(attributeName: string, attributeValue: string): StickyAssignmentsDocument | null {
    try {
      const document: unknown = JSON.parse(this.store.read() ?? "null")
      if (!isRecord(document) || !isRecord(document["assignments"])) return null
      const belongsToVisitor =
        document["attributeName"] === attributeName && document["attributeValue"] === attributeValue
      const assignments = Object.entries(document["assignments"]).map(([key, value]) => [key, String(value)])
      return belongsToVisitor ? { attributeName, attributeValue, assignments: Object.fromEntries(assignments) } : null
    } catch {
      return null
    }
  }

  override saveAssignmentsSync(document: StickyAssignmentsDocument): void {
    this.store.write(JSON.stringify(document))
  }
}

/** The SDK option that lets visitors keep the variant that they have seen when weights change ("sticky bucketing"). */
export const stickyOptions = (store: StickyBucketStore) => ({ stickyBucketService: new VisitorStickyBuckets(store) })

/**
 * The experiment and variation ids from a tracking callback's arguments, under the event's names (specification section
 * 3, assign_experiment).
 */
export const exposureOf = (experiment: { key: string }, result: { key: string }): Exposure => ({
  experiment_id: experiment.key,
  variation_id: result.key,
})
