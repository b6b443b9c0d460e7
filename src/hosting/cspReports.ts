import type { Context } from "hono"
import { isRecord } from "../lib/isRecord"

/** The directives of the site's policies, and those that stand for them in reports (CSP Level 3, section 6). */
const directives = (
  "base-uri child-src connect-src default-src font-src form-action frame-ancestors frame-src img-src manifest-src " +
  "media-src object-src require-trusted-types-for script-src script-src-attr script-src-elem style-src style-src-attr " +
  "style-src-elem trusted-types worker-src"
).split(" ")

/** What is told of a report. */
export interface CspReport {
  /** One of the list above, or "other". */
  directive: string
  /** Origin, scheme or keyword of what was blocked. */
  blocked: string
}

/** An address without its path and query, which can hold a code, a token or a person; or a keyword, such as "inline". */
function originOf(address: unknown): string {
  if (typeof address !== "string") return "other"
  if (!URL.canParse(address)) return /^[a-z-]{1,30}$/.test(address) ? address : "other"
  const { origin, protocol } = new URL(address)
  return (origin === "null" ? protocol : origin).slice(0, 100)
}

/**
 * Takes a browser's report of a violated policy (CSP Level 3, section 5.3), and passes on what is nobody's.
 * @param collector where it is passed on to, if anywhere
 */
export async function takeReport(c: Context, collector: string, tell?: (report: CspReport) => void): Promise<Response> {
  const body: unknown = await c.req.json().catch(() => undefined)
  const report = isRecord(body) && isRecord(body["csp-report"]) ? body["csp-report"] : {}
  const [named] = String(report["effective-directive"] ?? report["violated-directive"]).split(" ")
  const directive = directives.find((known) => known === named) ?? "other"
  const blocked = originOf(report["blocked-uri"])
  tell?.({ directive, blocked })
  if (collector !== "") {
    const passed = {
      "document-uri": originOf(report["document-uri"]),
      "effective-directive": directive,
      "violated-directive": directive,
      "blocked-uri": blocked,
      disposition: report["disposition"] === "report" ? "report" : "enforce",
    }
    const headers = { "content-type": "application/csp-report" }
    const signal = AbortSignal.timeout(5000)
    await fetch(collector, { method: "POST", headers, signal, body: JSON.stringify({ "csp-report": passed }) }).catch(
      () => undefined,
    )
  }
  return c.body(null, 204)
}
