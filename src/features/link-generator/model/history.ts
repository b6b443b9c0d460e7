import { isLanguage } from "../../../lib/languages"
import { isRecord } from "../../../lib/isRecord"
import type { Prefix } from "../../../router/prefixes"
import { parseHttpUrl } from "./link"

/** A link that was made in this browser. */
export interface MadeLink {
  link: string
  /** Name of the campaign; empty for a single link without one. */
  campaign: string
  code: string
  /** Name of the landing page; empty for the start page. */
  page: string
  language: Prefix
  /** Name of the channel; empty for a single link without one. */
  channel: string
  /** ISO 8601. */
  madeAt: string
  /** ISO 8601; undefined if it is not known. */
  validUntil: string | undefined
}

/** How many links a browser remembers. */
export const historyLimit = 500

/** A history with links added, newest first, each link once. */
export function addToHistory(history: readonly MadeLink[], made: readonly MadeLink[]): MadeLink[] {
  const added = new Set(made.map(({ link }) => link))
  return [...made, ...history.filter(({ link }) => !added.has(link))].slice(0, historyLimit)
}

/** The history as JSON: of each link only what the list shows. */
export const formatHistory = (history: readonly MadeLink[]): string =>
  JSON.stringify(
    history.map(({ link, campaign, code, page, language, channel, madeAt, validUntil }) => ({
      link,
      campaign,
      code,
      page,
      language,
      channel,
      madeAt,
      validUntil,
    })),
  )

/** The history in a stored text, which may be anything; what is not usable is left out. */
export function parseHistory(text: string | null): MadeLink[] {
  try {
    const stored: unknown = JSON.parse(text ?? "[]")
    return Array.isArray(stored) ? stored.slice(0, historyLimit).flatMap(readMade) : []
  } catch {
    return []
  }
}

function readMade(stored: unknown): MadeLink[] {
  if (!isRecord(stored)) return []
  const { link, language } = stored
  if (typeof link !== "string" || !parseHttpUrl(link)) return []
  const text = (name: string): string => {
    const value = stored[name]
    return typeof value === "string" ? value : ""
  }
  return [
    {
      link,
      campaign: text("campaign"),
      code: text("code"),
      page: text("page"),
      language: isLanguage(language) ? language : "",
      channel: text("channel"),
      madeAt: text("madeAt"),
      validUntil: text("validUntil") || undefined,
    },
  ]
}
