import type { ExperimentEntry } from "../../../services/experiments/simulate"

/** An experiment as the flag service's REST interface takes it (GrowthBook, `POST /api/v1/experiments`). */
export interface ExperimentRequest {
  trackingKey: string
  name: string
  description: string
  /** Id of the data source, which the service needs. */
  datasourceId: string
  /** Id of the data source's query for who has seen which variant; the service needs it, too. */
  assignmentQueryId: string
  status: "draft"
  hashAttribute: string
  hashVersion: 2
  variations: { key: string; name: string; description: string }[]
  phases: { name: string; dateStarted: string; coverage: number; variationWeights: number[] }[]
}

/** Ids of the flag service, as typed. */
export interface FlagServiceIds {
  datasource: string
  assignmentQuery: string
}

interface RequestOptions {
  /** What the experiment does, in words. */
  description: string
  ids: FlagServiceIds
  /** When the experiment was created, ISO 8601. */
  createdAt: string
}

/**
 * The request body that creates an experiment as a draft in the flag service
 * (https://docs.growthbook.io/api/experiments/operation/postExperiment). The body has no field for redirects: somebody
 * has to add them in the service, one for each address that is split.
 */
export function experimentRequest(
  { key, coverage, weights, hashAttribute, hashVersion, meta, variations }: ExperimentEntry,
  { description, ids, createdAt }: RequestOptions,
): ExperimentRequest {
  return {
    trackingKey: key,
    name: key,
    description,
    datasourceId: ids.datasource.trim(),
    assignmentQueryId: ids.assignmentQuery.trim(),
    status: "draft",
    hashAttribute,
    hashVersion,
    variations: meta.map((variant, index) => ({ ...variant, description: variations[index]?.urlRedirect ?? "" })),
    phases: [{ name: "Main", dateStarted: createdAt, coverage, variationWeights: weights }],
  }
}

/**
 * The command that sends a request body to the flag service. Its secret key stays in a variable of the shell, and the
 * body in a quoted here-document, in which the shell replaces nothing.
 */
export function curlCommand(request: ExperimentRequest): string {
  return [
    'curl --fail-with-body "${GROWTHBOOK_API:-https://api.growthbook.io}/api/v1/experiments" \\',
    '  --header "Authorization: Bearer $GROWTHBOOK_KEY" \\',
    '  --header "Content-Type: application/json" \\',
    "  --data-binary @- <<'JSON'",
    JSON.stringify(request, null, 2),
    "JSON",
  ].join("\n")
}

/** For each entry, the address that it splits and the addresses that its variants redirect to. */
export const redirectsOf = (entries: readonly ExperimentEntry[]) =>
  entries.map(({ urlPatterns, variations }) => {
    const from = urlPatterns[0]?.pattern ?? ""
    return { from, targets: variations.map(({ urlRedirect }) => urlRedirect) }
  })
