// @vitest-environment node
import { expect, test } from "vitest"
import { countries } from "../../config/countries"
import { guessCountry } from "./guessCountry"

test.each([
  // backend, host name, time zone, country, source
  ["AT", "www.example.fr", "Europe/Rome", "AT", "backend"],
  ["US", "www.example.fr", "Europe/Rome", "FR", "domain"],
  ["GB", "www.example.com", "Europe/Rome", "IT", "timeZone"],
  ["", "www.example.com", "Europe/Rome", "IT", "timeZone"],
  [null, "www.example.fr", "Europe/Rome", "FR", "domain"],
  [undefined, "WWW.EXAMPLE.SE", "Europe/Rome", "SE", "domain"],
  [undefined, "www.example.nl.", "Europe/Rome", "NL", "domain"],
  [undefined, "www.example.co.uk", "Europe/Rome", "IT", "timeZone"],
  [undefined, "www.example.io", "Europe/Rome", "IT", "timeZone"],
  [undefined, "de", "Europe/Rome", "IT", "timeZone"],
  [undefined, "localhost", "Europe/Rome", "IT", "timeZone"],
  [undefined, "127.0.0.1", "Europe/Rome", "IT", "timeZone"],
  [undefined, "www.example.co.uk", "Europe/London", "DE", "default"],
  ["US", "www.example.com", "America/New_York", "DE", "default"],
  [undefined, "www.example.com", "UTC", "DE", "default"],
  [undefined, "www.example.com", "constructor", "DE", "default"],
  [undefined, "www.example.com", undefined, "DE", "default"],
  [undefined, "", "", "DE", "default"],
] as const)("backend %j on host %j in zone %j gives %s from the %s", (backend, hostname, timeZone, country, source) => {
  expect(guessCountry({ backend, hostname, timeZone })).toEqual({ country, source })
})

test.each([
  ["Europe/Busingen", "DE"],
  ["Asia/Nicosia", "CY"],
  ["Europe/Nicosia", "CY"],
  ["Asia/Famagusta", "CY"],
  ["Atlantic/Canary", "ES"],
  ["Africa/Ceuta", "ES"],
  ["Atlantic/Azores", "PT"],
  ["Atlantic/Madeira", "PT"],
  ["Portugal", "PT"],
  ["Poland", "PL"],
  ["Eire", "IE"],
  ["Europe/Mariehamn", "FI"],
])("the zone %s is in %s", (timeZone, country) => {
  expect(guessCountry({ hostname: "", timeZone })).toEqual({ country, source: "timeZone" })
})

test.each(countries)("every time zone of %s that the platform knows is known", (country) => {
  const zones = zonesOf(country)
  expect(zones.length).toBeGreaterThan(0)
  for (const timeZone of zones)
    expect(guessCountry({ hostname: "", timeZone })).toEqual({ country, source: "timeZone" })
})

function zonesOf(country: string): readonly string[] {
  // Standard (ECMA-402 locale info), but not yet in TypeScript's declarations of Intl.Locale.
  const locale = new Intl.Locale("und", { region: country }) as Intl.Locale & { getTimeZones(): string[] }
  return locale.getTimeZones()
}
