import type { Language } from "../../../lib/languages"

/** A record of a CSV file. */
export interface CsvRecord {
  /** Number of the line on which the record begins, counted from 1. */
  line: number
  cells: readonly string[]
  /** Whether its quotation marks are unbalanced, or text follows a closing one. */
  malformed: boolean
}

/** Separators that spreadsheets write: in much of Europe the comma is the decimal mark, so Excel writes semicolons. */
const separators = [",", ";", "\t"] as const

/** The separator that occurs most often in the first line that is not blank. */
function separatorOf(text: string): string {
  const [first = ""] = text.replace(/^\s*[\r\n]/, "").split(/\r\n|\n|\r/, 1)
  const counts = separators.map((separator) => first.split(separator).length)
  return separators[counts.indexOf(Math.max(...counts))] ?? ","
}

/**
 * Parses a CSV file (RFC 4180), also with the separators of spreadsheets, with any line break, and with a byte order
 * mark. Empty lines are left out. A malformed record ends with its line, so that the records after it are read.
 */
export function parseCsv(text: string): CsvRecord[] {
  const plain = text.replace(/^\uFEFF/, "")
  const separator = separatorOf(plain)
  const records: CsvRecord[] = []
  let rest = plain
  let line = 1
  while (rest !== "") {
    const record = readRecord(rest, separator)
    const cells = record.cells.map(withoutGuard)
    if (record.malformed || cells.some((cell) => cell.trim() !== "")) {
      records.push({ line, cells, malformed: record.malformed })
    }
    line += rest.slice(0, record.length).match(/\r\n|\n|\r/g)?.length ?? 0
    rest = rest.slice(record.length)
  }
  return records
}

interface ReadRecord {
  cells: string[]
  malformed: boolean
  /** Characters up to and including the line break. */
  length: number
}

/** Reads the record at the beginning of a text. */
function readRecord(text: string, separator: string): ReadRecord {
  const cells: string[] = []
  const quoted = /"((?:[^"]|"")*)"/y
  const plain = new RegExp(`[^${separator}\r\n]*`, "y")
  const end = new RegExp(`${separator}|\r\n|\n|\r|$`, "y")
  let at = 0
  for (;;) {
    const pattern = text[at] === '"' ? quoted : plain
    pattern.lastIndex = at
    const cell = pattern.exec(text)
    end.lastIndex = at + (cell?.[0].length ?? 0)
    const stop = cell && end.exec(text)
    if (!cell || !stop) return brokenRecord(text)
    cells.push(pattern === quoted ? (cell[1] ?? "").replaceAll('""', '"') : cell[0])
    at = end.lastIndex
    if (stop[0] !== separator) return { cells, malformed: false, length: at }
  }
}

/** A record that cannot be read: the whole line in one cell. */
function brokenRecord(text: string): ReadRecord {
  const [line = "", ends = ""] = /^([^\r\n]*)(\r\n|\n|\r|$)/.exec(text)?.slice(1) ?? []
  return { cells: [line], malformed: true, length: line.length + ends.length }
}

/**
 * What may precede a formula: the beginning of the cell or, within it, a semicolon, tab or line break, since a
 * spreadsheet may split at these instead of at commas; then any number of blanks. Quoting the cell does not help: after
 * such a split, the second part does not begin with a quotation mark.
 */
const beforeFormula = "((?:^|[;\\t\\r\\n]) *)"
/**
 * The beginning of a formula (OWASP, "CSV Injection": = + - @, tab or carriage return), also after apostrophes: a cell
 * that has an apostrophe already gets one more, so that import restores it.
 */
const formulaStart = "(?='*[=+\\-@\\t\\r])"
const unguarded = new RegExp(beforeFormula + formulaStart, "g")
const guarded = new RegExp(`${beforeFormula}'${formulaStart}`, "g")

const withGuard = (cell: string): string => cell.replace(unguarded, "$1'")
const withoutGuard = (cell: string): string => cell.replace(guarded, "$1")

/** A cell, quoted if RFC 4180 asks for it, if it holds another separator, or if a blank at an end could get lost. */
const quotedCell = (cell: string): string =>
  /[",;\r\n\t]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell

/** Rows as text with a byte order mark. */
function formatRows(rows: readonly (readonly string[])[], separator: string): string {
  const lines = rows.map((cells) => cells.map((cell) => quotedCell(withGuard(cell))).join(separator))
  return `\uFEFF${lines.map((line) => `${line}\r\n`).join("")}`
}

/**
 * Writes a CSV file (RFC 4180), with a byte order mark, without which Excel does not read it as UTF-8. A cell that a
 * spreadsheet would run as a formula gets a leading apostrophe, which {@link parseCsv} removes.
 */
export const formatCsv = (rows: readonly (readonly string[])[]): string => formatRows(rows, ",")

/**
 * Writes the same rows for Excel, with tabs as separators and in UTF-16 (little-endian, with a byte order mark): Excel
 * calls that "Unicode text" and splits it into columns on every computer. Whether it splits a CSV file at commas or at
 * semicolons depends on the settings of the computer.
 */
export const formatForExcel = (rows: readonly (readonly string[])[]): Uint16Array<ArrayBuffer> =>
  Uint16Array.from(formatRows(rows, "\t").split(""), (unit) => unit.charCodeAt(0))

/** A file of text. */
export interface DecodedText {
  text: string
  /** Whether its encoding was guessed, so that letters may be wrong. */
  guessed: boolean
}

/** The Windows code page in which Excel writes CSV, by the computer's language; 1252 for all other languages. */
const codePages: Partial<Record<Language, string>> = { pl: "windows-1250" }

/**
 * Decodes a file of text: by its byte order mark, else as UTF-8, else in the Windows code page of a language.
 * @param language of the user, in which the computer is likely to be set up
 */
export function decodeText(bytes: ArrayBuffer, language: Language): DecodedText {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength))
  if (first === 0xff && second === 0xfe) return { text: new TextDecoder("utf-16le").decode(bytes), guessed: false }
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), guessed: false }
  } catch {
    return { text: new TextDecoder(codePages[language] ?? "windows-1252").decode(bytes), guessed: true }
  }
}
