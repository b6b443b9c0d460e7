import { attempt } from "./attempt"
import { formatLocale } from "./languages"

/** Languages that write the first day of a month as an ordinal, which Intl (CLDR) does not. */
const firstDays: Readonly<Record<string, string>> = { fr: "1er", it: "1º" }

/**
 * A date in words, as the reader's language writes it; in digits (ISO 8601) where the browser cannot.
 * @param options `timeZone`: IANA name, by default the browser's; `timeStyle`: adds the time of day
 */
export function longDate(
  date: Date,
  language: string,
  options: Pick<Intl.DateTimeFormatOptions, "timeZone" | "timeStyle"> = {},
): string {
  const text =
    attempt(() => date.toLocaleString(formatLocale(language), { dateStyle: "long", ...options })) ??
    date.toISOString().slice(0, options.timeStyle ? undefined : 10)
  const first = firstDays[language]
  return first ? text.replace(/^1(?=\s)/, first) : text
}
