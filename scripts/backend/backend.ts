import assert from "node:assert/strict"
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
  /** The body; undefined if it is no JSON, but a page of HTML, say. */
  body: unknown
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

/** A backend as the pages of the site meet it. What is wrong with an answer is thrown, in words for the list of results. */
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

  /** Sends a request. Follows no redirect, as the site follows none. */
  async request(init: { method: string; body?: string; headers: Record<string, string> }): Promise<Reply> {
    const { url, origin } = this.options
    const headers = { ...init.headers, ...(origin !== undefined && { Origin: origin }) }
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch(url, { ...init, headers, redirect: "manual", signal }).catch((error: Error) =>
      assert.fail(`no answer (${((error.cause ?? error) as Error).message})`),
    )
    const body: unknown = await response.json().catch(() => undefined)
    return { status: response.status, headers: response.headers, body }
  }

  /** Posts a body as the site does, and demands that a page could read the answer. */
  async post(body: string, token?: string): Promise<Reply> {
    const authorization = token === undefined ? {} : { Authorization: `Bearer ${token}` }
    const reply = await this.request({ method: "POST", body, headers: { ...siteHeaders, ...authorization } })
    const { status, headers } = reply
    assert(status < 300 || status >= 400, `HTTP ${status}: the site follows no redirect`)
    if (this.isForeign) {
      const allowed = headers.get("Access-Control-Allow-Origin") ?? "missing"
      const readable = allowed === "*" || allowed === this.options.origin
      assert(readable, `HTTP ${status} that no page can read: Access-Control-Allow-Origin is ${allowed}`)
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
    const { data } = jsonOf(reply)
    const codes = errorCodes(reply)
    assert(codes.length === 0, `${name}: errors (${codes.join(", ")}) instead of an answer`)
    const [root] = Object.values(fit(data, answerShapes.get(name) ?? {}) ?? {})
    return isRecord(root) ? root : null
  }
}

/** The body of a reply, which must be a JSON object. */
export function jsonOf({ status, headers, body }: Reply): Record<string, unknown> {
  assert(isRecord(body), `HTTP ${status} with ${headers.get("Content-Type") ?? "no type"} instead of JSON`)
  return body
}

/** The `extensions.code`s of the GraphQL errors in a reply. Messages are left out: they may quote what was sent. */
export function errorCodes({ body }: Reply): string[] {
  const errors: unknown = isRecord(body) ? body["errors"] : undefined
  const codes = (Array.isArray(errors) ? errors : []).map((error: { extensions?: { code?: unknown } } | null) => {
    const code = error?.extensions?.code
    return typeof code === "string" ? code : "without a code"
  })
  return [...new Set(codes)]
}
