import { attempt } from "./attempt"
import { formatLocale } from "./languages"

/** Languages that write the first day of a month as an ordinal, which Intl (CLDR) does not. */
const firstDays: Readonly<Record<string, string>> = { fr: "1er", it: "1º" }

/**
 * A date in words, as the reader's language writes it; in digits (ISO 8601) where the browser cannot.
 * @param timeZone IANA name; by default the browser's
 */
export function longDate(date: Date, language: string, timeZone?: string): string {
  const text =
    attempt(() => date.toLocaleDateString(formatLocale(language), { dateStyle: "long", timeZone })) ??
    date.toISOString().slice(0, 10)
  const first = firstDays[language]
  return first ? text.replace(/^1(?=\s)/, first) : text
}
