import { isLanguage } from "../../lib/languages"
import { readSession, writeSession } from "../../services/storage/storage"
import type { LinkLanguage } from "./model/linkLanguage"
import type { MadeLink } from "./model/history"
import { parseHttpUrl, readLink } from "./model/link"
import { shortName } from "./model/shortName"
import { valueOf, type Parameter } from "./model/values"

/** A link generated in this tab. */
export interface RecentLink {
  link: string
  code: string
  language: LinkLanguage
  page: string
  /** ISO 8601; undefined if the backend did not return it. */
  validUntil: string | undefined
  /** ISO 8601; undefined for a link stored by an earlier version. */
  madeAt?: string | undefined
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

const parametersOf = ({ link }: RecentLink): readonly Parameter[] =>
  readLink(link, [new URL(link).host]).contents?.parameters ?? []

/**
 * The short name of a link of this tab, as for a campaign's link, but with the values of its parameters as the channel.
 */
export const nameOfLink = (recent: RecentLink): string =>
  shortName({
    ...recent,
    channel: parametersOf(recent)
      .map(({ value }) => value)
      .join(" · "),
  })

/**
 * Converts a link of this tab to the form that the history keeps: campaign and channel are its parameters utm_campaign
 * and utm_source.
 */
export function toMadeLink(recent: RecentLink): MadeLink {
  const parameters = parametersOf(recent)
  const campaign = valueOf(parameters, "utm_campaign")
  return { ...recent, madeAt: recent.madeAt ?? "", campaign, channel: valueOf(parameters, "utm_source") }
}

/** Validates the stored value, which may be anything. */
function readRecent(value: unknown): RecentLink[] {
  const { link, code, language, page, validUntil, madeAt }: Record<string, unknown> =
    typeof value === "object" && value !== null ? { ...value } : {}
  if (typeof link !== "string" || !parseHttpUrl(link) || typeof code !== "string") return []
  return [
    {
      link,
      code,
      language: isLanguage(language) ? language : "",
      page: typeof page === "string" ? page : "",
      validUntil: typeof validUntil === "string" ? validUntil : undefined,
      madeAt: typeof madeAt === "string" ? madeAt : undefined,
    },
  ]
}
