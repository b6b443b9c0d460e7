import type { CampaignLink } from "./campaign"
import { formatCsv, formatForExcel } from "./csv"
import { shortName } from "./shortName"
import { utmNames } from "./utmNames"

/** The columns of a campaign's file, in the order in which they are written; they are read in any order. */
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

/** The rows of the example file: they use every required column and placeholders, and have no links yet. */
const exampleRows: readonly Partial<Record<Column, string>>[] = [
  {
    campaign: "Spring sale",
    code: "CODE-0001",
    channel: "Newsletter",
    utm_source: "{channel}",
    utm_medium: "email",
    utm_campaign: "{campaign}",
    link: "",
  },
  {
    campaign: "Spring sale",
    code: "CODE-0002",
    page: "lean",
    language: "de",
    channel: "Printed card",
    utm_source: "card",
    utm_medium: "print",
    utm_campaign: "{campaign}",
    utm_content: "{page}_{language}",
  },
]

/** An example of a file to import, with only the columns that its rows use. */
export function exampleCsv(): string {
  const used = columns.filter((column) => exampleRows.some((row) => row[column] !== undefined))
  return formatCsv([used, ...exampleRows.map((row) => used.map((column) => row[column] ?? ""))])
}

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
