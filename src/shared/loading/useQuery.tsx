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

/** A query with its variables, and what of its data a part of a page shows. */
export interface QueryRequest<Data, Variables, Shown> {
  operation: Operation<Data, Variables, "query">
  variables: Variables
  read: (data: Data) => Shown
}

/** Provides the site's GraphQL client to components that query data. Part of lazily loaded code. */
export const QueryProvider = ({ children }: { children: ReactNode }) => <Provider value={client}>{children}</Provider>

/**
 * Queries the data of a part of a page, again whenever the variables change. Must be used below a QueryProvider.
 * @param request from a feature's `api` folder
 * @returns the state of the query and a function that repeats it
 */
export function useQuery<Data, Variables extends AnyVariables, Shown>({
  operation,
  variables,
  read,
}: QueryRequest<Data, Variables, Shown>): { result: AsyncResult<Shown>; retry: () => void } {
  const [state, refetch] = useUrqlQuery<Data>({ query: operation.text, variables })
  const retry = () => refetch()
  if (state.fetching) return { result: { status: "pending" }, retry }
  const answer = answerOf(state)
  if (!answer.ok) return { result: { status: "error", failure: answer.failure }, retry }
  return { result: { status: "success", data: read(answer.data) }, retry }
}
