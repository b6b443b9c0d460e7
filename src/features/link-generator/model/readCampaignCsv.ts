import { isLanguage } from "../../../lib/languages"
import { registrationCodeProblem } from "../../../lib/registrationCode"
import type { Column } from "./formatCampaignCsv"
import { codesIn, keyOf, linkLimit, linkTo, type LinkOrTarget, type LinkTarget } from "./campaign"
import { parseCsv, type CsvRecord } from "./csv"
import { canBeLandingPage, parseHttpUrl, readLink, signedPart } from "./link"
import { fillUtm, filledProblem, mapUtm, utmProblem, type UtmProblem } from "./utm"
import { utmNames } from "./utmNames"

/** Columns that a file of links must have. */
export const requiredColumns: readonly Column[] = ["code", "channel", "utm_source", "utm_medium", "utm_campaign"]

/** Why a row cannot be used; texts in the namespace `campaign`. */
export type RowReason =
  | "csv.row.quotes"
  | "csv.row.cells"
  | "csv.row.encoding"
  | "csv.row.codeMissing"
  | "csv.row.codeLength"
  | "csv.row.codeCharacters"
  | "csv.row.page"
  | "csv.row.language"
  | "csv.row.channel"
  | "csv.row.link"
  | "csv.row.linkSite"
  | "csv.row.linkDiffers"
  | "csv.row.date"
  | "csv.row.duplicate"
  | "csv.row.limit"
  | UtmProblem

/** A row that was left out. */
export interface BadRow {
  /** Number of its line in the file, counted from 1. */
  line: number
  reason: RowReason
  /**
   * What the reason is about: a column, a value, the number of cells (found/expected), the limit, or the line that the
   * row repeats; empty if the reason says all.
   */
  detail: string
}

/** Contents of a file. */
export type CsvContents =
  | { kind: "links"; links: readonly LinkOrTarget[]; bad: readonly BadRow[] }
  | { kind: "codes"; codes: readonly string[]; bad: readonly BadRow[] }
  | { kind: "unreadable"; problem: "csv.file.empty" | "csv.file.columns"; detail: string }

/**
 * Reads a file of codes (one column, with or without a heading; a line may hold several) or of links. Bad rows are
 * reported, the others are read.
 * @param hosts names (with ports) of this site's hosts
 * @param name of the campaign, for a file without one in any of its rows
 */
export function readCampaignCsv(text: string, hosts: readonly string[], name: string): CsvContents {
  const records = parseCsv(text)
  const [first, ...rest] = records
  if (!first) return { kind: "unreadable", problem: "csv.file.empty", detail: "" }
  const heading = first.cells.map((cell) => cell.trim().toLowerCase())
  if (heading.length === 1) return readCodes(heading[0] === "code" ? rest : records)
  if (heading.every(isCode)) return readCodes(records)
  const missing = requiredColumns.filter((column) => !heading.includes(column))
  if (missing.length > 0) return { kind: "unreadable", problem: "csv.file.columns", detail: missing.join(", ") }
  return readLinks(rest, heading, hosts, name)
}

/** Whether a cell of the first line holds a code, not the name of a column: those have no digits. */
const isCode = (cell: string): boolean => /\d/.test(cell) && codeReason(cell) === undefined

/** What was read from a record, or why the record is left out. */
type Outcome<Row> = { row: Row; bad?: never } | { row?: never; bad: Omit<BadRow, "line"> }

/** Reads records one by one. A row with the key of an earlier row, or beyond {@link linkLimit} rows, is left out. */
function readRows<Row>(
  records: readonly CsvRecord[],
  read: (record: CsvRecord) => Outcome<Row>,
  key: (row: Row) => string,
): { rows: Row[]; bad: BadRow[] } {
  const rows: Row[] = []
  const bad: BadRow[] = []
  const lines = new Map<string, number>()
  for (const record of records) {
    const { line } = record
    const outcome: Outcome<Row> = record.malformed ? refuse("csv.row.quotes") : read(record)
    const earlier = outcome.row && lines.get(key(outcome.row))
    if (outcome.bad) bad.push({ line, ...outcome.bad })
    else if (earlier !== undefined) bad.push({ line, reason: "csv.row.duplicate", detail: String(earlier) })
    else if (rows.length === linkLimit) bad.push({ line, reason: "csv.row.limit", detail: String(linkLimit) })
    else {
      lines.set(key(outcome.row), line)
      rows.push(outcome.row)
    }
  }
  return { rows, bad }
}

const refuse = (reason: RowReason, detail = ""): { bad: Omit<BadRow, "line"> } => ({ bad: { reason, detail } })

const codeReasons = {
  "code.required": "csv.row.codeMissing",
  "code.invalid": "csv.row.codeLength",
  "code.characters": "csv.row.codeCharacters",
} as const

/** Why a code cannot be used; undefined if it can. */
function codeReason(code: string): RowReason | undefined {
  const problem = registrationCodeProblem(code)
  return problem && codeReasons[problem]
}

function readCodes(records: readonly CsvRecord[]): CsvContents {
  const read = ({ cells: [code = ""] }: CsvRecord): Outcome<string> => {
    const reason = codeReason(code)
    return reason ? refuse(reason) : { row: code }
  }
  const { rows, bad } = readRows(records.flatMap(recordPerCode), read, (code) => code)
  return { kind: "codes", codes: rows, bad }
}

/** Splits a record into one for each code: like a line of the form's field, a record may hold several codes. */
function recordPerCode(record: CsvRecord): CsvRecord[] {
  const codes = record.malformed ? [] : codesIn(record.cells.join(","))
  return codes.length > 0 ? codes.map((code) => ({ ...record, cells: [code] })) : [{ ...record, cells: [""] }]
}

function readLinks(
  records: readonly CsvRecord[],
  heading: readonly string[],
  hosts: readonly string[],
  name: string,
): CsvContents {
  const cellOf = (cells: readonly string[], column: Column) => cells[heading.indexOf(column)]?.trim() ?? ""
  const whole = records.filter(({ cells, malformed }) => !malformed && cells.length === heading.length)
  // A row without a campaign belongs to the first campaign that the file names.
  const campaign = whole.map(({ cells }) => cellOf(cells, "campaign")).find(Boolean) ?? name
  const read = ({ cells }: CsvRecord): Outcome<LinkOrTarget> => {
    if (cells.length !== heading.length) return refuse("csv.row.cells", `${cells.length}/${heading.length}`)
    if (cells.some((cell) => cell.includes("\uFFFD"))) return refuse("csv.row.encoding")
    return readLinkRow((column) => cellOf(cells, column) || (column === "campaign" ? campaign : ""), hosts)
  }
  const { rows, bad } = readRows(records, read, keyOf)
  return { kind: "links", links: rows, bad }
}

function readLinkRow(cell: (column: Column) => string, hosts: readonly string[]): Outcome<LinkOrTarget> {
  const language = cell("language").toLowerCase()
  const wrong = firstBadCell(cell)
  if (wrong) return { bad: wrong }
  const context = {
    campaign: cell("campaign"),
    page: cell("page"),
    language: isLanguage(language) ? language : "",
    channel: cell("channel"),
  } as const
  const values = mapUtm((name) => cell(`utm_${name}`))
  const utm = fillUtm(values, context)
  for (const name of utmNames) {
    const problem = filledProblem(name, values, utm)
    if (problem) return refuse(problem, `utm_${name}`)
  }
  const target: LinkTarget = { ...context, code: cell("code"), utm }
  const link = cell("link")
  if (link === "") return { row: target }
  const url = parseHttpUrl(link)
  const { problem } = readLink(link, hosts)
  if (!url || problem) return refuse(problem === "link.read.error.site" ? "csv.row.linkSite" : "csv.row.link")
  const signed = { link: signedPart(link), madeAt: cell("made"), validUntil: cell("valid_until") || undefined }
  const row = linkTo(target, signed)
  return url.searchParams.get("rc") === target.code && row.link === link ? { row } : refuse("csv.row.linkDiffers")
}

/** Why a row's first bad cell, in the order of the columns, cannot be used; the link is read later. */
function firstBadCell(cell: (column: Column) => string): Omit<BadRow, "line"> | undefined {
  const code = codeReason(cell("code"))
  if (code) return { reason: code, detail: "" }
  if (!canBeLandingPage(cell("page"))) return { reason: "csv.row.page", detail: cell("page") }
  const language = cell("language").toLowerCase()
  if (language !== "" && !isLanguage(language)) return { reason: "csv.row.language", detail: language }
  if (cell("channel") === "") return { reason: "csv.row.channel", detail: "" }
  for (const name of utmNames) {
    const reason = utmProblem(name, cell(`utm_${name}`))
    if (reason) return { reason, detail: `utm_${name}` }
  }
  const date = (["made", "valid_until"] as const).find((column) => cell(column) && !isDateTime(cell(column)))
  return date && { reason: "csv.row.date", detail: date }
}

/** Whether a text is a point in time (ISO 8601, with a time zone). */
const isDateTime = (text: string): boolean =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d.*(?:Z|[+-]\d\d:?\d\d)$/.test(text) && !Number.isNaN(Date.parse(text))
