import { flagReaders, type FlagName } from "./flags"
import type { ExperimentCallbacks } from "./callbacks"

/**
 * The fact that a visitor takes part in an experiment, and with which variant. A variant that the query forces is none.
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

/** What evaluates flags for a visit. */
export interface EvaluatesFlags {
  evalFeature: (name: string) => { value: unknown }
}

/** The validated value of a flag; undefined if it is absent or invalid, which is reported. */
export function readFlag<Name extends FlagName>(
  service: EvaluatesFlags,
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

/**
 * The experiment and variation ids from a tracking callback's arguments, under the event's names (specification section
 * 3, assign_experiment).
 */
export const exposureOf = (experiment: { key: string }, result: { key: string }): Exposure => ({
  experiment_id: experiment.key,
  variation_id: result.key,
})
