import { defaultCountry, isCountry } from "../../../lib/countries"
import type { Country } from "../../../lib/countries"

export interface CountryHints {
  /** The backend's answer to countryDetails; null or undefined when it gave none. */
  readonly backend?: string | null | undefined
  /** location.hostname */
  readonly hostname: string
  /** Answers the IANA name of the browser's time zone, where it tells one; asked only when nothing else is known. */
  readonly timeZone: () => string | undefined
}

/** IANA zones of the supported countries with their older names (tzdata, files zone.tab and backward). */
const timeZones = new Map<string, Country>(
  (
    [
      ["AT", "Europe/Vienna"],
      ["BE", "Europe/Brussels"],
      ["BG", "Europe/Sofia"],
      ["CH", "Europe/Zurich"],
      ["CY", "Asia/Nicosia Europe/Nicosia Asia/Famagusta"],
      ["CZ", "Europe/Prague"],
      ["DE", "Europe/Berlin Europe/Busingen"],
      ["DK", "Europe/Copenhagen"],
      ["EE", "Europe/Tallinn"],
      ["ES", "Europe/Madrid Atlantic/Canary Africa/Ceuta"],
      // Åland has a country code of its own but no entry in the list of countries: it is Finland for a parcel.
      ["FI", "Europe/Helsinki Europe/Mariehamn"],
      ["FR", "Europe/Paris"],
      ["GR", "Europe/Athens"],
      ["HR", "Europe/Zagreb"],
      ["HU", "Europe/Budapest"],
      ["IE", "Europe/Dublin Eire"],
      ["IT", "Europe/Rome"],
      ["LT", "Europe/Vilnius"],
      ["LU", "Europe/Luxembourg"],
      ["LV", "Europe/Riga"],
      ["NL", "Europe/Amsterdam"],
      ["PL", "Europe/Warsaw Poland"],
      ["PT", "Europe/Lisbon Portugal Atlantic/Madeira Atlantic/Azores"],
      ["RO", "Europe/Bucharest"],
      ["SE", "Europe/Stockholm"],
      ["SI", "Europe/Ljubljana"],
      ["SK", "Europe/Bratislava"],
    ] as const
  ).flatMap(([country, zones]) => zones.split(" ").map((zone) => [zone, country] as const)),
)

/** The country that a host's two-letter top-level domain stands for, upper case; uk stands for GB. */
function countryOfHost(hostname: string): string | undefined {
  const domain = /\.([a-z]{2})\.?$/i.exec(hostname)?.[1]?.toUpperCase()
  return domain === "UK" ? "GB" : domain
}

/**
 * The country that a visitor probably lives in: by the backend's answer, else the host's top-level domain, else the
 * browser's time zone, else DE. An unsupported answer counts as none (specification section 8, product decisions,
 * section 6).
 */
export function guessCountry({ backend, hostname, timeZone }: CountryHints): Country {
  if (isCountry(backend)) return backend
  const domain = countryOfHost(hostname)
  if (isCountry(domain)) return domain
  return timeZones.get(timeZone() ?? "") ?? defaultCountry
}
