import { readWhole } from "./numbers"

/** What was counted for a variant. */
export interface Count {
  visitors: number
  conversions: number
}

/** Text keys of the errors in pasted counts (namespace `admin`). */
export type CountsMessage =
  | "planner.counts.error.empty"
  | "planner.counts.error.columns"
  | "planner.counts.error.number"
  | "planner.counts.error.tooMany"
  | "planner.counts.error.unknown"
  | "planner.counts.error.twice"
  | "planner.counts.error.missing"

/** What is wrong with a line, or with the text as a whole. */
export interface CountsProblem {
  message: CountsMessage
  /** Number of the line, from 1; absent if the problem is one of the text as a whole. */
  line?: number
  /** The cell or variant in question. */
  value?: string
}

/** Result of reading pasted counts: one count for each variant, in their order. */
export type CountsReading =
  | { counts: readonly Count[]; problems?: never }
  | { counts?: never; problems: readonly CountsProblem[] }

type Line = { variant: number; count: Count } | CountsProblem

/**
 * Reads counts that were copied from a spreadsheet: a line for each variant with its name (or the variation id that
 * `assign_experiment` reports), visitors and conversions, separated by tabs, semicolons or commas. A first line without
 * figures is a heading.
 * @param names of the variants
 */
export function readCounts(text: string, names: readonly string[]): CountsReading {
  const lines = text
    .split(/\r\n?|\n/)
    .map((content, index) => ({ cells: cellsIn(content), line: index + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell !== ""))
  const [first] = lines
  if (first && lines.length > 1 && isHeading(first.cells)) lines.shift()
  if (lines.length === 0) return { problems: [{ message: "planner.counts.error.empty" }] }
  const counts = new Map<number, Count>()
  const problems: CountsProblem[] = []
  for (const { cells, line } of lines) {
    const read = readLine(cells, line, names)
    if ("message" in read) problems.push(read)
    else if (counts.has(read.variant))
      problems.push({ message: "planner.counts.error.twice", line, value: cells[0] ?? "" })
    else counts.set(read.variant, read.count)
  }
  // A line that could not be read may be that of a variant that seems to be missing.
  const missing = problems.length > 0 ? [] : names.filter((_, variant) => !counts.has(variant))
  for (const value of missing) problems.push({ message: "planner.counts.error.missing", value })
  if (problems.length > 0) return { problems }
  return { counts: names.map((_, variant) => counts.get(variant) ?? { visitors: 0, conversions: 0 }) }
}

/**
 * Whether a first line is a heading: no cell after the name contains a digit; if there is only one cell, that cell
 * contains none.
 */
const isHeading = (cells: readonly string[]): boolean =>
  (cells.length > 1 ? cells.slice(1) : cells).every((cell) => !/\d/.test(cell))

/** The cells of a line; a cell in quotation marks may contain the separator. */
function cellsIn(line: string): string[] {
  const outside = line.replace(/"(?:[^"]|"")*"/g, "")
  const separator = ["\t", ";"].find((mark) => outside.includes(mark)) ?? ","
  const cells = (separator + line).match(new RegExp(`${separator}(?:"(?:[^"]|"")*"|[^${separator}]*)`, "g")) ?? []
  return cells.map((cell) => {
    const content = cell.slice(1).trim()
    return /^".*"$/.test(content) ? content.slice(1, -1).replaceAll('""', '"').trim() : content
  })
}

function readLine(cells: readonly string[], line: number, names: readonly string[]): Line {
  const [name = "", ...figures] = cells
  if (figures.length !== 2) return { message: "planner.counts.error.columns", line }
  const variant = variantNamed(name, names)
  if (variant < 0) return { message: "planner.counts.error.unknown", line, value: name }
  const [visitors, conversions] = figures.map(readWhole)
  if (visitors === undefined || conversions === undefined) {
    const value = figures.find((figure) => readWhole(figure) === undefined) ?? ""
    return { message: "planner.counts.error.number", line, value }
  }
  if (conversions > visitors) return { message: "planner.counts.error.tooMany", line }
  return { variant, count: { visitors, conversions } }
}

/** Index of the variant with a name, else with a variation id (its index, as text); -1 if there is none. */
function variantNamed(name: string, names: readonly string[]): number {
  const wanted = name.toLowerCase()
  const found = names.findIndex((other) => other.trim().toLowerCase() === wanted)
  if (found >= 0) return found
  return names.findIndex((_, index) => String(index) === wanted)
}
