import { isLanguage } from "../../../lib/languages"
import { isRecord } from "../../../lib/isRecord"
import { withoutId } from "../../../lib/listById"
import type { LinkLanguage } from "./linkLanguage"
import {
  linkTo,
  type CampaignLink,
  type CampaignPlan,
  type Channel,
  type LinkTarget,
  type SignedLink,
} from "./campaign"
import { parseHttpUrl, signedPart } from "./link"
import { mapUtm, type Utm } from "./utm"
import { utmNames } from "./utmNames"

/** A campaign of this browser. */
export interface Campaign {
  /** Random; names may repeat. */
  id: string
  plan: CampaignPlan
  links: readonly CampaignLink[]
  /** Targets whose codes are not signed yet, e.g. because signing broke off; left out if there are none. */
  pending?: readonly LinkTarget[]
  /** When this browser stored it first, ISO 8601; left out if that is not known. */
  createdAt?: string
}

/** How many campaigns a browser keeps; one more is refused. */
export const campaignLimit = 20

/**
 * Each campaign's JSON, so that saving one campaign does not serialise all twenty again. Campaign objects are never
 * mutated, so the cached text stays valid.
 */
const texts = new WeakMap<Campaign, string>()

/** The campaigns as JSON. */
export const formatCampaigns = (campaigns: readonly Campaign[]): string =>
  `[${campaigns
    .map((campaign) => {
      const text = texts.get(campaign) ?? formatCampaign(campaign)
      texts.set(campaign, text)
      return text
    })
    .join(",")}]`

/**
 * A campaign as JSON; contains each signed link once, since many of a campaign's links are composed from the same one.
 */
function formatCampaign({ id, plan, links, pending, createdAt }: Campaign): string {
  const signed = new Map<string, { index: number; value: SignedLink }>()
  const rows = links.map(({ link, madeAt, validUntil, ...target }) => {
    const value = { code: target.code, link: signedPart(link), madeAt, validUntil }
    const key = JSON.stringify(value)
    const { index } = signed.get(key) ?? { index: signed.size }
    signed.set(key, { index, value })
    return [index, ...cellsOf(target)]
  })
  return JSON.stringify({
    id,
    plan,
    signed: [...signed.values()].map(({ value }) => value),
    rows,
    pending: pending?.map((target) => [target.code, ...cellsOf(target)]),
    createdAt,
  })
}

/** A target without its code, as {@link readTarget} reads it. */
const cellsOf = ({ campaign, page, language, channel, utm }: Omit<LinkTarget, "code">): string[] => [
  campaign,
  page,
  language,
  channel,
  ...utmNames.map((name) => utm[name]),
]

/** The campaigns in a stored text, which may be anything; what is not usable is left out. */
export function parseCampaigns(text: string | null): Campaign[] {
  try {
    const stored: unknown = JSON.parse(text ?? "[]")
    return Array.isArray(stored) ? stored.flatMap(readCampaign) : []
  } catch {
    return []
  }
}

/** A list of campaigns with one that was just changed or added: it comes first, and replaces its earlier state. */
export const withCampaign = (campaigns: readonly Campaign[], changed: Campaign): Campaign[] => [
  changed,
  ...withoutId(campaigns, changed.id),
]

/** The wanted campaigns that a list of campaigns lacks. */
export const missingIn = (campaigns: readonly Campaign[], wanted: readonly Campaign[]): Campaign[] =>
  wanted.filter(({ id }) => campaigns.every((other) => other.id !== id))

/**
 * A list of campaigns with as many deleted ones added at its end as there is room for. A deleted campaign that is in
 * the list already stays as it is there.
 */
export const withMissing = (campaigns: readonly Campaign[], deleted: readonly Campaign[]): Campaign[] => [
  ...campaigns,
  ...missingIn(campaigns, deleted).slice(0, Math.max(0, campaignLimit - campaigns.length)),
]

const textIn = (value: unknown): string => (typeof value === "string" ? value : "")
const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const textsIn = (value: unknown): string[] => listIn(value).filter((one) => typeof one === "string")
const linkLanguageIn = (value: unknown): LinkLanguage => (isLanguage(value) ? value : "")

function readCampaign(stored: unknown): Campaign[] {
  if (!isRecord(stored) || typeof stored["id"] !== "string") return []
  const signed = listIn(stored["signed"]).map(readSigned)
  const links = listIn(stored["rows"]).flatMap((row) => readRow(row, signed))
  const pending = listIn(stored["pending"]).flatMap(readPending)
  const createdAt = textIn(stored["createdAt"])
  return [
    {
      id: stored["id"],
      plan: readCampaignPlan(stored["plan"]),
      links,
      ...(pending.length > 0 && { pending }),
      ...(createdAt && { createdAt }),
    },
  ]
}

/** The plan in a stored value, which may be anything; parts that are not usable are empty. */
export function readCampaignPlan(stored: unknown): CampaignPlan {
  const { name, codes, pages, languages, channels } = isRecord(stored) ? stored : {}
  return {
    name: textIn(name),
    codes: textIn(codes),
    pages: textsIn(pages),
    languages: textsIn(languages).map(linkLanguageIn),
    channels: listIn(channels).map(readChannel),
  }
}

/** The channel, or the template of one, in a stored value, which may be anything. */
export function readChannel(stored: unknown): Channel {
  const { name, utm } = isRecord(stored) ? stored : {}
  return { name: textIn(name), utm: readUtm(utm) }
}

function readUtm(stored: unknown): Utm {
  return mapUtm((name) => (isRecord(stored) ? textIn(stored[name]) : ""))
}

function readSigned(stored: unknown): SignedLink | undefined {
  const { code, link, madeAt, validUntil } = isRecord(stored) ? stored : {}
  if (typeof code !== "string" || typeof link !== "string" || !parseHttpUrl(link)) return undefined
  return { code, link, madeAt: textIn(madeAt), validUntil: textIn(validUntil) || undefined }
}

function readRow(row: unknown, signed: readonly (SignedLink | undefined)[]): CampaignLink[] {
  const [index, ...cells] = listIn(row)
  const found = typeof index === "number" ? signed[index] : undefined
  return found ? [linkTo(readTarget(found.code, cells), found)] : []
}

function readPending(row: unknown): LinkTarget[] {
  const [code, ...cells] = listIn(row)
  return typeof code === "string" ? [readTarget(code, cells)] : []
}

function readTarget(code: string, [campaign, page, language, channel, ...values]: readonly unknown[]): LinkTarget {
  return {
    campaign: textIn(campaign),
    code,
    page: textIn(page),
    language: linkLanguageIn(language),
    channel: textIn(channel),
    utm: mapUtm((name) => textIn(values[utmNames.indexOf(name)])),
  }
}
