import type { CampaignLink } from "./campaign"
import { formatCsv, formatForExcel } from "./csv"
import { shortName } from "./shortName"
import { utmNames } from "./utmNames"

/** The columns of a campaign's file, in the order in which they are written; read in any order. */
const columns = [
  "campaign",
  "code",
  "page",
  "language",
  "channel",
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_content",
  "utm_term",
  "utm_id",
  "made",
  "valid_until",
  "link",
  "name",
] as const

/** The name of a column. */
export type Column = (typeof columns)[number]

/** The file of a campaign's links. */
export const formatCampaignCsv = (links: readonly CampaignLink[]): string => formatCsv(rowsOf(links))

/** The file of a campaign's links as Excel opens it in columns on any computer. */
export const formatCampaignForExcel = (links: readonly CampaignLink[]): Uint16Array<ArrayBuffer> =>
  formatForExcel(rowsOf(links))

/** A file to begin with: each required column, placeholders, and no links yet. */
export const exampleCsv = (): string =>
  formatCsv([
    [
      "campaign",
      "code",
      "page",
      "language",
      "channel",
      "utm_source",
      "utm_medium",
      "utm_campaign",
      "utm_content",
      "link",
    ],
    ["Spring sale", "CODE-0001", "", "", "Newsletter", "{channel}", "email", "{campaign}", "", ""],
    ["Spring sale", "CODE-0002", "lean", "de", "Printed card", "card", "print", "{campaign}", "{page}_{language}", ""],
  ])

function rowsOf(links: readonly CampaignLink[]): (readonly string[])[] {
  return [
    columns,
    ...links.map((one) => [
      one.campaign,
      one.code,
      one.page,
      one.language,
      one.channel,
      ...utmNames.map((name) => one.utm[name]),
      one.madeAt,
      one.validUntil ?? "",
      one.link,
      shortName(one),
    ]),
  ]
}
