import { useEffect, useState } from "react"
import { execute } from "../api/execute"
import type { ApiFailure } from "../api/failure"
import type { Operation } from "../api/operation"

/** Where asynchronous work stands (specification section 4). */
export type AsyncResult<Data> =
  | { status: "idle" | "pending" }
  | { status: "success"; data: Data }
  | { status: "error"; failure: ApiFailure }

/**
 * Asks the backend for what a part of a page shows, anew whenever the variables change.
 * @param operation a query from a feature's `api` folder
 * @param variables of the query
 * @returns where the query stands, and a way to repeat it
 */
export function useQuery<Data, Variables extends object>(
  operation: Operation<Data, Variables, "query">,
  variables: Variables,
): { result: AsyncResult<Data>; retry: () => void } {
  const [result, setResult] = useState<AsyncResult<Data>>({ status: "pending" })
  const [attempt, setAttempt] = useState(0)
  const key = JSON.stringify(variables)

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    setResult({ status: "pending" })
    const sent: Variables = JSON.parse(key)
    void execute(operation, sent, { signal }).then((answer) => {
      if (signal.aborted) return
      setResult(answer.ok ? { status: "success", data: answer.data } : { status: "error", failure: answer.failure })
    })
    return () => controller.abort()
  }, [operation, key, attempt])

  return { result, retry: () => setAttempt((number) => number + 1) }
}
