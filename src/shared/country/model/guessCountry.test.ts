import { expect, test } from "vitest"
import { countries } from "../../../lib/countries"
import { guessCountry } from "./guessCountry"

test.each([
  // backend, host name, time zone, country
  ["AT", "www.example.fr", "Europe/Rome", "AT"],
  ["US", "www.example.fr", "Europe/Rome", "FR"],
  ["", "www.example.com", "Europe/Rome", "IT"],
  [null, "www.example.fr", "Europe/Rome", "FR"],
  [undefined, "WWW.EXAMPLE.SE", "Europe/Rome", "SE"],
  [undefined, "www.example.nl.", "Europe/Rome", "NL"],
  [undefined, "www.example.co.uk", "Europe/Rome", "IT"],
  [undefined, "www.example.io", "Europe/Rome", "IT"],
  [undefined, "localhost", "Europe/Rome", "IT"],
  [undefined, "www.example.co.uk", "Europe/London", "DE"],
  ["US", "www.example.com", "America/New_York", "DE"],
  [undefined, "www.example.com", "UTC", "DE"],
  [undefined, "www.example.com", "constructor", "DE"],
  [undefined, "www.example.com", undefined, "DE"],
  [undefined, "", "", "DE"],
] as const)("backend %j on host %j in zone %j gives %s", (backend, hostname, timeZone, country) => {
  expect(guessCountry({ backend, hostname, timeZone: () => timeZone })).toBe(country)
})

test.each([
  ["Europe/Busingen", "DE"],
  ["Asia/Nicosia", "CY"],
  ["Atlantic/Canary", "ES"],
  ["Portugal", "PT"],
  ["Europe/Mariehamn", "FI"],
])("the zone %s is in %s", (timeZone, country) => {
  expect(guessCountry({ hostname: "", timeZone: () => timeZone })).toBe(country)
})

test.each(countries)("every time zone of %s known to the platform is covered", (country) => {
  const zones = zonesOf(country)
  expect(zones.length).toBeGreaterThan(0)
  for (const timeZone of zones) expect(guessCountry({ hostname: "", timeZone: () => timeZone })).toBe(country)
})

function zonesOf(country: string): readonly string[] {
  // Standard (ECMA-402 locale info), but not yet in TypeScript's declarations of Intl.Locale.
  const locale = new Intl.Locale("und", { region: country }) as Intl.Locale & { getTimeZones(): string[] }
  return locale.getTimeZones()
}
