import { once } from "node:events"
import { request, type IncomingHttpHeaders, type IncomingMessage } from "node:http"
import { brotliDecompressSync, gunzipSync } from "node:zlib"

/** A host's response as received. */
export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

interface Question {
  method?: string
  headers?: Record<string, string>
  body?: string
}

/**
 * Sends a request with the path as given: no client normalises `..` or decompresses the response.
 * @returns the response once its headers have arrived; its body is still to come
 */
export async function open(url: string, path: string, question: Question = {}): Promise<IncomingMessage> {
  const { method = "GET", headers = {}, body } = question
  const asked = request(url, { path, method, headers, agent: false })
  asked.end(body)
  const [response] = (await once(asked, "response")) as [IncomingMessage]
  return response
}

/** Sends a request to a host and waits for the whole response. */
export async function ask(url: string, path: string, question?: Question): Promise<Answer> {
  const response = await open(url, path, question)
  const parts: Buffer[] = []
  for await (const part of response) parts.push(part as Buffer)
  return { status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }
}

/** The decompressed text of a response. */
export function textOf({ headers, body }: Answer): string {
  switch (headers["content-encoding"]) {
    case "br":
      return brotliDecompressSync(body).toString()
    case "gzip":
      return gunzipSync(body).toString()
    default:
      return body.toString()
  }
}

/** The names in a list header, in lower case and sorted. */
export function listIn(header: string | undefined): string[] {
  const names = (header ?? "").split(",").map((name) => name.trim().toLowerCase())
  return names.filter((name) => name !== "").toSorted()
}
