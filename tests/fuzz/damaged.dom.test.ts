import * as fc from "fast-check"
import { expect } from "vitest"
import { languages } from "../../src/lib/languages"
import { unpackQuery } from "../../src/lib/query"
import { readInvitation } from "../../src/lib/registrationCode"
import { slugs } from "../../src/services/settings/landing"
import { createToken } from "../../src/sandbox/tokens"
import { damages, type Damage } from "../support/damagedAddresses"
import { whereItLeads } from "../support/whereItLeads"
import { fuzz } from "./support/fuzz"

/** Words of an alphabet, as backends make them. */
const word = (pattern: RegExp) => fc.stringMatching(pattern)

// Not as an escape of quoted-printable begins (docs/decisions/damaged-addresses.md).
const code = word(/^[A-Za-z0-9][A-Za-z0-9-]{2,20}[A-Za-z0-9]$/).filter((text) => !text.startsWith("3D"))
const base64 = fc.uint8Array({ minLength: 6, maxLength: 40 }).map((bytes) => btoa(String.fromCharCode(...bytes)))
const opaque = fc
  .oneof(
    word(/^[a-z0-9]{8}\.[0-9a-f]{16}$/),
    base64,
    fc.tuple(base64, base64).map((parts) => parts.join(".")),
    fc.date({ noInvalidDate: true, min: new Date(0), max: new Date("2100-01-01") }).map((date) => date.toISOString()),
    fc.constant("2026-11-27T03:02:43+01:00"),
    fc.uuid(),
  )
  .filter((text) => !text.startsWith("3D"))
const token = fc.emailAddress().map((email) => createToken({ email, exp: 4_102_444_800 }))

const queryOf = (parameters: Record<string, string>) => new URLSearchParams(parameters).toString()
const packed = (parameters: Record<string, string>) => queryOf({ acqParams: queryOf(parameters) })

const query = fc.oneof(
  code.map((rc) => queryOf({ rc })),
  fc.tuple(code, opaque).map(([rc, validityTimestamp]) => queryOf({ rc, validityTimestamp })),
  fc.tuple(code, opaque).map(([rc, validityTimestamp]) => queryOf({ validityTimestamp, lang: "de", rc })),
  fc.tuple(code, opaque).map(([rc, validityTimestamp]) => packed({ email: "a+b@x.de", rc, validityTimestamp })),
  fc.tuple(code, token).map(([rc, given]) => queryOf({ rc, token: given })),
  fc.tuple(code, token).map(([rc, given]) => packed({ token: given, rc })),
  opaque.map((activationId) => queryOf({ activationId })),
  token.map((given) => queryOf({ token: given, utm_source: "mail" })),
  fc.constantFrom(...languages).map((lang) => queryOf({ lang })),
  fc.constant(""),
)
const page = fc.constantFrom("", ...slugs, "lobby", "registration/activateaccount", "about-us")
const link = fc.tuple(fc.constantFrom("", ...languages), page, query).map(([prefix, path, search]) => {
  const place = [prefix, path].filter(Boolean).join("/")
  return `/acquisition/${place}${search && `?${search}`}`
})

const damage = fc.constantFrom(...damages)
const namesOf = (way: readonly Damage[]) => way.map(({ name }) => name).join(", then ")

/**
 * What cannot be told apart: signs of quoted-printable once others are encoded, what is stuck to a link and then changed
 * with it, an escape that is cut off and goes on, and a backslash in a path, which is a slash there (URL Standard).
 */
const unclear =
  /^"%E.*then|^=3D.*then (?:%26|the query)|^%26.*then =3D|(?:end|\?), then .* for |(?:for \?|everything.*), then "\\/

/** One thing that happens to a link, or two of different kinds after each other. */
const way: fc.Arbitrary<Damage[]> = fc
  .uniqueArray(damage, { selector: ({ name }) => name.slice(0, 3), minLength: 1, maxLength: 2 })
  .filter((damages) => !unclear.test(namesOf(damages)))
const afterAll = (address: string, way: readonly Damage[]) => way.reduce((text, { change }) => change(text), address)

fuzz("a damaged link leads where it led", [link, way], (address, way) => {
  const arrived = afterAll(address, way)
  expect(whereItLeads(arrived), `${arrived} after ${namesOf(way)}`).toEqual(whereItLeads(address))
  expect(unpackQuery(location.search)).toEqual({ search: location.search, invalid: false })
})

fuzz("a damaged link that is pasted is the invitation that it was", [link, way], (address, way) => {
  const sent = readInvitation(`https://www.example.com${address}`)
  // A field of one line removes line breaks (HTML Standard, value sanitization).
  const arrived = `https://www.example.com${afterAll(address, way)}`.replaceAll(/[\r\n]/g, "")
  if (/[?&%]rc/.test(address)) expect(readInvitation(arrived), `${arrived} after ${namesOf(way)}`).toEqual(sent)
})

fuzz("a link stays as it is", [link], (address) => {
  whereItLeads(address)
  const given = new URL(address, location.origin)
  for (const name of ["acqParams", "token", "activationId"]) given.searchParams.delete(name)
  if (!address.includes("acqParams")) expect(location.search).toBe(given.search)
})
