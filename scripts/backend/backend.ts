import { globSync, readFileSync } from "node:fs"
import path from "node:path"
import { isRecord } from "../../src/lib/isRecord.ts"
import { answerShapes } from "../../src/services/api/generated.ts"
import { fit } from "../../src/services/api/shape.ts"

/** Where a backend is, and as whom it is asked. */
export interface BackendOptions {
  /** URL of the GraphQL endpoint. */
  url: string
  /** Origin of the pages that ask; undefined if it is the endpoint's own. */
  origin: string | undefined
}

/** The site's operations as they stand in this checkout, by their names, which are also those of their files. */
export const operations: ReadonlyMap<string, string> = new Map(
  globSync("src/{features,shared}/**/*.graphql").map((file) => [
    path.basename(file, ".graphql"),
    readFileSync(file, "utf8"),
  ]),
)

/** One answer of a backend. */
export interface Reply {
  status: number
  headers: Headers
  /** The body, if it is a JSON object; undefined for a page of HTML, say. */
  body: Record<string, unknown> | undefined
}

/** What a check has found wrong, in words for the list of results. */
export class Fault extends Error {}

/** Why a check cannot be made, in words for the list of results. */
export class Skipped extends Error {}

/** Ends the running check as failed unless something is true. */
export function demand(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Fault(message)
}

/** As long as the site waits (specification section 9). */
const timeoutMs = 30_000

/** The headers that the site sends with each request (specification section 7), apart from Authorization. */
export const siteHeaders = {
  Accept: "application/graphql-response+json, application/json",
  "Content-Type": "application/json",
  "X-Correlation-ID": "acq-00000000-0000-4000-8000-000000000000",
  "X-Session-ID": "00000000-0000-4000-8000-000000000000",
  "X-Source-Page": "/acquisition/",
}

/** A backend as the pages of the site meet it. */
export class Backend {
  readonly options: BackendOptions

  constructor(options: BackendOptions) {
    this.options = options
  }

  /** Whether the pages need the endpoint's permission to read its answers (CORS). */
  get isForeign(): boolean {
    const { url, origin } = this.options
    return origin !== undefined && new URL(url).origin !== origin
  }

  /** Sends a request. Follows no redirect, as the site follows none. Throws a Fault if there is no answer. */
  async request(init: { method: string; body?: string; headers: Record<string, string> }): Promise<Reply> {
    const { url, origin } = this.options
    const headers = { ...init.headers, ...(origin !== undefined && { Origin: origin }) }
    try {
      const response = await fetch(url, {
        ...init,
        headers,
        redirect: "manual",
        signal: AbortSignal.timeout(timeoutMs),
      })
      const { status } = response
      const body = parse(await response.text())
      return { status, headers: response.headers, body }
    } catch (error) {
      const { cause = error } = error instanceof Error ? error : {}
      throw new Fault(`no answer (${cause instanceof Error ? cause.message : String(cause)})`)
    }
  }

  /** Posts a body as the site does, and demands that a page could read the answer. */
  async post(body: string, token?: string): Promise<Reply> {
    const authorization = token === undefined ? {} : { Authorization: `Bearer ${token}` }
    const reply = await this.request({ method: "POST", body, headers: { ...siteHeaders, ...authorization } })
    const { status, headers } = reply
    demand(status < 300 || status >= 400, `HTTP ${status}: the site follows no redirect`)
    if (this.isForeign) {
      const allowed = headers.get("Access-Control-Allow-Origin") ?? "missing"
      const readable = allowed === "*" || allowed === this.options.origin
      demand(readable, `HTTP ${status} that no page can read: Access-Control-Allow-Origin is ${allowed}`)
    }
    return reply
  }

  /** Sends one of the site's operations; the answer may be data or errors. */
  send(name: string, variables: object, token?: string): Promise<Reply> {
    return this.post(JSON.stringify({ operationName: name, variables, query: operations.get(name) }), token)
  }

  /**
   * Sends one of the site's operations and demands an answer as the contract has it.
   * @returns the root field; null where the contract allows it
   */
  async ask(name: string, variables: object): Promise<Record<string, unknown> | null> {
    const reply = await this.send(name, variables)
    const { data } = demandJson(reply)
    const codes = errorCodes(reply)
    demand(codes.length === 0, `${name}: errors (${codes.join(", ")}) instead of an answer`)
    const [root] = Object.values(fitted(name, data) ?? {})
    return isRecord(root) ? root : null
  }
}

/** The data of an answer as the site reads them. */
function fitted(name: string, data: unknown): unknown {
  try {
    return fit(data, answerShapes.get(name) ?? {})
  } catch (error) {
    throw new Fault(`${name}: ${error instanceof Error ? error.message : ""}`)
  }
}

/** The body of a reply, which must be JSON. */
export function demandJson({ status, headers, body }: Reply): Record<string, unknown> {
  demand(body !== undefined, `HTTP ${status} with ${headers.get("Content-Type") ?? "no type"} instead of JSON`)
  return body
}

/** The `extensions.code`s of the GraphQL errors in a reply. Messages are left out: they may quote what was sent. */
export function errorCodes({ body }: Reply): string[] {
  const errors: unknown[] = Array.isArray(body?.["errors"]) ? body["errors"] : []
  const codes = errors.map((error) => {
    const extensions = isRecord(error) ? error["extensions"] : undefined
    const code = isRecord(extensions) ? extensions["code"] : undefined
    return typeof code === "string" ? code : "without a code"
  })
  return [...new Set(codes)]
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}
