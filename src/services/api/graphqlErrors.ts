import { isRecord } from "../../lib/isRecord"
import { parseJson } from "../../lib/parseJson"

/** What a report may contain of a GraphQL error. The message is left out: it may quote what the visitor typed. */
export interface ErrorInfo {
  code: string
  path: string
}

/** Codes and paths of the errors in a GraphQL result, whatever they are. */
export const errorInfosOf = (errors: unknown): ErrorInfo[] => (Array.isArray(errors) ? errors.map(errorInfoOf) : [])

function errorInfoOf(error: unknown): ErrorInfo {
  const { extensions, path } = fieldsOf(error)
  const { code } = fieldsOf(extensions)
  return {
    code: typeof code === "string" && /^\w{1,60}$/.test(code) ? code : "no code",
    path: Array.isArray(path) ? path.join(".").slice(0, 120) : "no path",
  }
}

const fieldsOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {})

const refusals = ["UNAUTHENTICATED", "FORBIDDEN", "BAD_USER_INPUT"] as const

/**
 * Why a request was refused, if it was: the contract's error code or, where there is none, what the status says. An
 * intermediary may have set the status, so the code takes precedence.
 */
export function refusalOf(status: number, errors: readonly ErrorInfo[]): (typeof refusals)[number] | undefined {
  const found = refusals.find((refusal) => errors.some(({ code }) => code === refusal))
  if (found) return found
  if (status === 401) return "UNAUTHENTICATED"
  return status === 403 ? "FORBIDDEN" : undefined
}

/** Whether a response says that the token of its request is not accepted. */
export function refusesToken(status: number, body: string): boolean {
  // Of a web page, for example, the status decides.
  return refusalOf(status, errorInfosOf(fieldsOf(parseJson(body))["errors"])) === "UNAUTHENTICATED"
}
