import type { Context } from "hono"
import { parseAccept } from "hono/utils/accept"

/** Whether the build writes compressed copies of a file; pictures and fonts are already compressed. */
export function isCompressible(file: string): boolean {
  return /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/.test(file)
}

/** The content codings of the copies, best compression first, and how the names of such copies end. */
const codings = [
  { encoding: "br", extension: ".br" },
  { encoding: "gzip", extension: ".gz" },
] as const

export type ContentCoding = (typeof codings)[number]["encoding"]

/** The content codings that a browser takes, best compression first. */
export function acceptedCodings(c: Context) {
  const accepted = parseAccept(c.req.header("accept-encoding") ?? "").filter(({ q }) => q > 0)
  return codings.filter(({ encoding }) => accepted.some(({ type }) => type.toLowerCase() === encoding))
}
