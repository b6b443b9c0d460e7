import { defaultCountry, isCountry, type Country } from "../../../lib/countries"

/** Hints at the country of a visitor, the strongest first. */
export interface CountryHints {
  /** The backend's answer to countryDetails; null or undefined if there is none. */
  readonly backend?: string | null | undefined
  readonly hostname: string
  /** Returns the IANA name of the browser's time zone, if available; called only if nothing else is known. */
  readonly timeZone: () => string | undefined
}

/** IANA zones of the supported countries, including former names (tzdata, files zone.tab and backward). */
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
      // Åland has its own country code but is not in the list of countries: parcels are sent to Finland.
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

/** The two-letter top-level domain of a host, in upper case. */
const domainOf = (hostname: string): string | undefined => /\.([a-z]{2})\.?$/i.exec(hostname)?.[1]?.toUpperCase()

/**
 * The visitor's likely country: from the backend's answer, else the host's top-level domain, else the browser's time
 * zone, else DE. An unsupported answer is ignored (specification section 8, product decisions, section 6).
 */
export function guessCountry({ backend, hostname, timeZone }: CountryHints): Country {
  if (isCountry(backend)) return backend
  const domain = domainOf(hostname)
  if (isCountry(domain)) return domain
  return timeZones.get(timeZone() ?? "") ?? defaultCountry
}
