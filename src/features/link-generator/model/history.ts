import { isLanguage } from "../../../lib/languages"
import { isRecord } from "../../../lib/isRecord"
import type { LinkLanguage } from "./linkLanguage"
import { parseHttpUrl } from "./link"

/** A link that was made in this browser. */
export interface MadeLink {
  link: string
  /** Name of the campaign; empty for a single link without one. */
  campaign: string
  code: string
  /** Name of the landing page; empty for the start page. */
  page: string
  language: LinkLanguage
  /** Name of the channel; empty for a single link without one. */
  channel: string
  /** ISO 8601. */
  madeAt: string
  /** ISO 8601; undefined if it is not known. */
  validUntil: string | undefined
  /** Whether the link was made as part of a campaign, which keeps its links itself as well. */
  inCampaign?: boolean | undefined
}

/** The most single links that a browser remembers, and also the most links of campaigns. */
export const historyLimit = 500

/** The most links of one campaign that a browser's history holds. */
export const linksPerCampaign = 100

/**
 * One history of older and newer links, newest first, each link once; the oldest beyond the limits are left out. Links
 * of campaigns have limits of their own, in all and for each campaign, so that they push out no single link, and one
 * large campaign does not push out the others.
 */
export function joinHistory(older: readonly MadeLink[], newer: readonly MadeLink[]): MadeLink[] {
  const first = new Map<string, MadeLink>()
  for (const one of [...newer, ...older]) if (!first.has(one.link)) first.set(one.link, one)
  return withinLimits([...first.values()])
}

function withinLimits(links: readonly MadeLink[]): MadeLink[] {
  const counts = new Map<string, number>()
  /** Counts one more link of a group. Returns whether the group still has a place for it. */
  const takePlace = (group: string, limit: number): boolean => {
    const count = counts.get(group) ?? 0
    counts.set(group, count + 1)
    return count < limit
  }
  return links.filter(({ inCampaign, campaign }) =>
    inCampaign
      ? takePlace(`campaign ${campaign}`, linksPerCampaign) && takePlace("campaigns", historyLimit)
      : takePlace("single", historyLimit),
  )
}

/** The history as JSON, with only the properties of `MadeLink`: the links may come from objects that have more. */
export const formatHistory = (history: readonly MadeLink[]): string =>
  JSON.stringify(
    history.map(({ link, campaign, code, page, language, channel, madeAt, validUntil, inCampaign }) => ({
      link,
      campaign,
      code,
      page,
      language,
      channel,
      madeAt,
      validUntil,
      inCampaign,
    })),
  )

/** The history in a stored text, which may be anything; what is not usable is left out. */
export function parseHistory(text: string | null): MadeLink[] {
  try {
    const stored: unknown = JSON.parse(text ?? "[]")
    return Array.isArray(stored) ? withinLimits(stored.flatMap(readMade)) : []
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
      inCampaign: stored["inCampaign"] === true || undefined,
    },
  ]
}
