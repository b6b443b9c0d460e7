import { isLanguage } from "../../lib/languages"
import { readSession, writeSession } from "../../services/storage/storage"
import type { LinkLanguage } from "./model/linkLanguage"
import { parseHttpUrl } from "./model/link"

/** A link generated in this tab. */
export interface RecentLink {
  link: string
  code: string
  language: LinkLanguage
  page: string
  /** ISO 8601; undefined if the backend did not return it. */
  validUntil: string | undefined
}

/** How many links a tab keeps (product decisions, section 8). */
const limit = 10

/** The links of this tab, newest first; empty if storage contains nothing usable. */
export function recentLinks(): readonly RecentLink[] {
  try {
    const stored: unknown = JSON.parse(readSession("recentRegistrationLinks") ?? "[]")
    return Array.isArray(stored) ? stored.flatMap(readRecent).slice(0, limit) : []
  } catch {
    return []
  }
}

/** Adds a link to those of this tab and returns them all, newest first. */
export function saveLink(link: RecentLink): readonly RecentLink[] {
  const links = [link, ...recentLinks().filter((other) => other.link !== link.link)].slice(0, limit)
  writeSession("recentRegistrationLinks", JSON.stringify(links))
  return links
}

/** What a file about a link is called, without extension. */
export const fileNameOf = ({ code, language, page }: Pick<RecentLink, "code" | "language" | "page">): string =>
  [code, language, page].filter(Boolean).join("-")

/** Validates the stored value, which may be anything. */
function readRecent(value: unknown): RecentLink[] {
  const { link, code, language, page, validUntil }: Record<string, unknown> =
    typeof value === "object" && value !== null ? { ...value } : {}
  if (typeof link !== "string" || !parseHttpUrl(link) || typeof code !== "string") return []
  return [
    {
      link,
      code,
      language: isLanguage(language) ? language : "",
      page: typeof page === "string" ? page : "",
      validUntil: typeof validUntil === "string" ? validUntil : undefined,
    },
  ]
}
