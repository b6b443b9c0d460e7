/** ISO 3166-1 alpha-2 codes of the countries that the shop delivers to (specification section 3). */
export const countries = [
  "AT",
  "BE",
  "BG",
  "CH",
  "CY",
  "CZ",
  "DE",
  "DK",
  "EE",
  "ES",
  "FI",
  "FR",
  "GR",
  "HR",
  "HU",
  "IE",
  "IT",
  "LT",
  "LU",
  "LV",
  "NL",
  "PL",
  "PT",
  "RO",
  "SE",
  "SI",
  "SK",
] as const

export type Country = (typeof countries)[number]

/** The default country, if nothing is known about the visitor (specification section 3). */
export const defaultCountry = "DE" satisfies Country

/** Whether a value is the code of a supported country. */
export function isCountry(value: unknown): value is Country {
  return countries.some((country) => country === value)
}
