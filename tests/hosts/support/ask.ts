import { once } from "node:events"
import { request, type IncomingHttpHeaders, type IncomingMessage } from "node:http"
import { brotliDecompressSync, gunzipSync } from "node:zlib"

/** What a host answered, as it came over the line. */
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
 * Opens a request with the path as it is given: no client tidies `..` away or unpacks the answer.
 * @returns the answer when its headers are there; its body is still to come
 */
export async function open(url: string, path: string, question: Question = {}): Promise<IncomingMessage> {
  const { method = "GET", headers = {}, body } = question
  const asked = request(url, { path, method, headers, agent: false })
  asked.end(body)
  const [response] = (await once(asked, "response")) as [IncomingMessage]
  return response
}

/** Asks a host and waits for the whole answer. */
export async function ask(url: string, path: string, question?: Question): Promise<Answer> {
  const response = await open(url, path, question)
  const parts: Buffer[] = []
  for await (const part of response) parts.push(part as Buffer)
  return { status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }
}

/** The text of an answer, unpacked. */
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

/** The names in a header that is a list, in lower case and in order of the alphabet. */
export function listIn(header: string | undefined): string[] {
  const names = (header ?? "").split(",").map((name) => name.trim().toLowerCase())
  return names.filter((name) => name !== "").toSorted()
}
