import { readSession, writeSession } from "../../services/storage/storage"
import { isRecord } from "../../lib/isRecord"
import { parseJson } from "../../lib/parseJson"
import { parseHttpUrl } from "./model/link"

/** A link generated in this tab. */
export interface RecentLink {
  link: string
  /** ISO 8601; undefined if the backend did not return it. */
  validUntil: string | undefined
}

/** How many links a tab keeps (product decisions, section 8). */
const limit = 10

/** The links of this tab, newest first; empty if storage contains nothing usable. */
export function recentLinks(): readonly RecentLink[] {
  const stored = parseJson(readSession("recentRegistrationLinks"))
  return Array.isArray(stored) ? stored.flatMap(readRecent).slice(0, limit) : []
}

/** Adds links to those of this tab and returns them all, newest first. */
export function saveLinks(made: readonly RecentLink[]): readonly RecentLink[] {
  const older = recentLinks().filter(({ link }) => made.every((one) => one.link !== link))
  const links = [...made, ...older].slice(0, limit)
  writeSession("recentRegistrationLinks", JSON.stringify(links))
  return links
}

/** Validates the stored value, which may be anything. */
function readRecent(value: unknown): RecentLink[] {
  if (!isRecord(value)) return []
  const { link, validUntil } = value
  if (typeof link !== "string" || !parseHttpUrl(link)) return []
  return [{ link, validUntil: typeof validUntil === "string" ? validUntil : undefined }]
}
