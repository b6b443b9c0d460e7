import type { Cut } from "./deadline"

/** Why a request got no answer. */
export type TransportProblem = "network" | Cut

const messages: Record<Cut, string> = {
  timeout: "Timeout exceeded",
  aborted: "Given up by the caller",
}

/** A request that got no answer: the line failed, the time was up (named TimeoutError), or the caller gave up. */
export class TransportError extends Error {
  readonly problem: TransportProblem
  /** The X-Correlation-ID of the request that failed. */
  readonly reference: string

  constructor(problem: TransportProblem, reference: string, cause: unknown) {
    super(problem === "network" ? messageOf(cause) : messages[problem], { cause })
    this.name = problem === "timeout" ? "TimeoutError" : "TransportError"
    this.problem = problem
    this.reference = reference
  }
}

const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : "No connection")
