import type { ReactNode } from "react"
import { Provider, useQuery as useUrqlQuery, type AnyVariables } from "urql"
import { answerIn, client } from "../../services/api/client"
import type { ApiFailure } from "../../services/api/failure"
import type { Operation } from "../../services/api/operation"

/** Where asynchronous work stands (specification section 4). */
export type AsyncResult<Data> =
  | { status: "idle" | "pending" }
  | { status: "success"; data: Data }
  | { status: "error"; failure: ApiFailure }

/** Gives the site's client to the components below that ask for data. Stands in code that is loaded when it is shown. */
export const QueryProvider = ({ children }: { children: ReactNode }) => <Provider value={client}>{children}</Provider>

/**
 * Asks the backend for what a part of a page shows, anew whenever the variables change. Below a QueryProvider.
 * @param operation a query from a feature's `api` folder
 * @param variables of the query
 * @returns where the query stands, and a way to repeat it
 */
export function useQuery<Data, Variables extends AnyVariables>(
  operation: Operation<Data, Variables, "query">,
  variables: Variables,
): { result: AsyncResult<Data>; retry: () => void } {
  const [state, ask] = useUrqlQuery<Data>({ query: operation.text, variables })
  return { result: resultOf(state), retry: () => ask() }
}

function resultOf<Data>(state: ReturnType<typeof useUrqlQuery<Data>>[0]): AsyncResult<Data> {
  if (state.fetching) return { status: "pending" }
  const answer = answerIn(state)
  return answer.ok ? { status: "success", data: answer.data } : { status: "error", failure: answer.failure }
}
