import type { Language } from "../../../lib/languages"
import type { GeneratedLinks } from "./link"

/** Makes a spreadsheet read the file as UTF-8. */
const byteOrderMark = "\uFEFF"

/**
 * Links as a CSV file (RFC 4180). Cells that a spreadsheet would take for a formula begin with an apostrophe (OWASP,
 * "CSV Injection"). Its library is loaded on first use.
 * @param language of the page: except in English, spreadsheets separate cells by semicolons
 * @throws if the library fails to load
 */
export async function formatCsv({ code, validUntil = "", links }: GeneratedLinks, language: Language): Promise<string> {
  const { default: papaparse } = await import("papaparse")
  const rows = links.map(({ page, language: target, channel, link }) => [code, page, target, channel, link, validUntil])
  const table = { fields: ["code", "page", "language", "channel", "link", "valid_until"], data: rows }
  return byteOrderMark + papaparse.unparse(table, { delimiter: language === "en" ? "," : ";", escapeFormulae: true })
}
