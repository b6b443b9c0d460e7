import type { ReactNode } from "react"
import { Provider, useQuery as useUrqlQuery, type AnyVariables } from "urql"
import { answerOf, client } from "../../services/api/client"
import type { ApiFailure } from "../../services/api/failure"
import type { Operation } from "../../services/api/operation"

/** State of asynchronous work (specification section 4); no query of this site is ever `idle`. */
export type AsyncResult<Data> =
  | { status: "idle" | "pending" }
  | { status: "success"; data: Data }
  | { status: "error"; failure: ApiFailure }

/** Provides the site's GraphQL client to components that query data. Part of lazily loaded code. */
export const QueryProvider = ({ children }: { children: ReactNode }) => <Provider value={client}>{children}</Provider>

/**
 * Queries the data of a part of a page, again whenever the variables change. Must be used below a QueryProvider.
 * @param operation a query from a feature's `api` folder
 * @param variables of the query
 * @returns the state of the query and a function that repeats it
 */
export function useQuery<Data, Variables extends AnyVariables>(
  operation: Operation<Data, Variables, "query">,
  variables: Variables,
): { result: AsyncResult<Data>; retry: () => void } {
  const [state, refetch] = useUrqlQuery<Data>({ query: operation.text, variables })
  return { result: resultOf(state), retry: () => refetch() }
}

function resultOf<Data>(state: ReturnType<typeof useUrqlQuery<Data>>[0]): AsyncResult<Data> {
  if (state.fetching) return { status: "pending" }
  const answer = answerOf(state)
  return answer.ok ? { status: "success", data: answer.data } : { status: "error", failure: answer.failure }
}
