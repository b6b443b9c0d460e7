import { whenSettings } from "../config/settingsStore"
import { now } from "../lib/clock"
import { dropAuthToken, readAuthToken } from "./authToken"
import { newCorrelationId } from "./correlation"
import { failureOf } from "./failure"
import type { ApiFailure, Outcome } from "./failure"
import { reportApiFailure } from "./failureHook"
import type { Operation } from "./operation"
import { correlationHeader, transport } from "./transport"
import { TransportError } from "./transportError"

/** What an operation comes to: the data of the contract, or one of the five kinds of failure. */
export type Answer<Data> = { ok: true; data: Data } | { ok: false; failure: ApiFailure }

export interface ExecuteOptions {
  /** Gives the operation up: it is answered as a network failure at once and reported to nobody. */
  signal?: AbortSignal
}

/** Sends an operation to an endpoint by the `fetch` it is given, and reads the GraphQL result. */
type Send = (endpoint: string, fetcher: typeof fetch) => Promise<Pick<Outcome, "data" | "errors" | "thrown">>

/**
 * Sends an operation in a way of the caller's and reads what comes of it; all operations pass here. Never rejects.
 * @param operation what is sent
 * @param options of the caller
 * @param send may reject
 */
export async function exchange<Data, Variables>(
  operation: Operation<Data, Variables>,
  { signal }: ExecuteOptions,
  send: Send,
): Promise<Answer<Data>> {
  const { acqBackendGraphqlURL } = await whenSettings()
  const token = readAuthToken()
  const request = transport(operation.kind, { token, signal })
  const outcome: Outcome = {}
  const fetcher: typeof fetch = async (input, init) => (outcome.response = await request(input, init))
  try {
    Object.assign(outcome, await send(acqBackendGraphqlURL, fetcher))
  } catch (thrown) {
    outcome.thrown = thrown
  }
  const usable = holdsData(operation, outcome)
  if (!usable || isTroubled(outcome)) {
    const failure = failureOf(outcome, referenceOf(outcome), now())
    if (failure.code === "UNAUTHENTICATED" && token !== undefined) dropAuthToken(token)
    if (signal?.aborted !== true) reportApiFailure(failure, operation.name)
    if (!usable) return { ok: false, failure }
  }
  // Below their root field answers are trusted to keep the contract, as the generated types say.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return { ok: true, data: outcome.data as Data }
}

const isTroubled = ({ errors }: Outcome): boolean => Array.isArray(errors) && errors.length > 0

/**
 * Whether the result can be used. The root fields of the contract are objects, that of a mutation always, that of a
 * query unless there is none; null beside an error means that the field has failed. An error further down leaves the
 * rest usable.
 */
function holdsData(operation: Operation<unknown, unknown>, outcome: Outcome): boolean {
  const { data } = outcome
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false
  const roots: unknown[] = Object.values(data)
  const mayBeNull = operation.kind === "query" && !isTroubled(outcome)
  return roots.length > 0 && roots.every((root) => (root === null ? mayBeNull : isObject(root)))
}

const isObject = (value: unknown): boolean => typeof value === "object" && !Array.isArray(value)

/** The correlation id of the last request; a new one where none was sent, so that visitor and report share one. */
function referenceOf({ response, thrown }: Outcome): string {
  if (thrown instanceof TransportError) return thrown.reference
  return response?.headers.get(correlationHeader) ?? newCorrelationId()
}
