import { dateLocale, type Language } from "../../../lib/languages"

/**
 * A moment with its date, time and time zone, e.g. "5 December 2026 at 13:00 CET".
 * @param moment ISO 8601
 * @param timeZone IANA name; the reader's own where there is none
 * @returns undefined for a text that is no moment
 */
export function formatMoment(moment: string, language: Language, timeZone?: string): string | undefined {
  const date = new Date(moment)
  if (Number.isNaN(date.getTime())) return undefined
  return new Intl.DateTimeFormat(dateLocale(language), {
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZoneName: "short",
    ...(timeZone && { timeZone }),
  }).format(date)
}
