import { formatLocale, type Language } from "../../../lib/languages"

/**
 * Formats a point in time with date, time and time zone, e.g. "5 December 2026 at 13:00 CET".
 * @param timeZone IANA name; the user's own by default
 * @returns undefined if the text is not a date
 */
export function formatDateTime(dateTime: string, language: Language, timeZone?: string): string | undefined {
  const date = new Date(dateTime)
  if (Number.isNaN(date.getTime())) return undefined
  return new Intl.DateTimeFormat(formatLocale(language), {
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZoneName: "short",
    ...(timeZone && { timeZone }),
  }).format(date)
}
