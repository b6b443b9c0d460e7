// @vitest-environment node
import { expect, test } from "vitest"
import { languages } from "../../../lib/languages"
import { unpackQuery } from "../../../lib/query"
import { composeLink, readLink } from "./link"

const signed = "https://www.example.com/acquisition/?rc=AB12&validityTimestamp=k1.9f"
const hosts = ["www.example.com", "localhost:4173"]
const campaign = [
  { name: "utm_source", value: "newsletter" },
  { name: "utm_campaign", value: "50 % & mehr: ä+b" },
]

test.each([
  [{ language: "", page: "" }, "/acquisition/"],
  [{ language: "en", page: "" }, "/acquisition/en"],
  [{ language: "de", page: "" }, "/acquisition/de"],
  [{ language: "", page: "lean" }, "/acquisition/lean"],
  [{ language: "pl", page: "black-friday" }, "/acquisition/pl/black-friday"],
] as const)("%j leads to %s", (target, pathname) => {
  const url = new URL(composeLink(signed, { ...target, parameters: [] }))
  expect(url.pathname).toBe(pathname)
  expect(url.search).toBe("?rc=AB12&validityTimestamp=k1.9f")
})

test("a link generated for one language can be changed to another", () => {
  const german = signed.replace("/acquisition/", "/acquisition/de")
  expect(composeLink(german, { language: "fr", page: "lean", parameters: [] })).toContain("/acquisition/fr/lean?")
})

test("the site unpacks what was packed", () => {
  const { search } = new URL(composeLink(signed, { language: "", page: "", parameters: campaign }))
  expect(search).toMatch(/&acqParams=utm_source%3Dnewsletter%26utm_campaign%3D/)
  expect([...new URLSearchParams(unpackQuery(search).search)]).toEqual([
    ["rc", "AB12"],
    ["validityTimestamp", "k1.9f"],
    ["utm_source", "newsletter"],
    ["utm_campaign", "50 % & mehr: ä+b"],
  ])
})

test.each(["", ...languages] as const)("a link to %j parses back to its values", (language) => {
  for (const page of ["", "lean", "new-in-autumn"]) {
    const target = { language, page, parameters: campaign }
    const link = { code: "AB12", validityTimestamp: "k1.9f", ...target }
    expect(readLink(composeLink(signed, target), hosts)).toEqual({ contents: link })
  }
})

test.each([
  ["www.example.com/acquisition/de?rc=AB12"],
  ["  https://www.example.com/acquisition/de?rc=AB12\n"],
  ["Hello Ada, here it is: https://www.example.com/acquisition/de?rc=AB12 – see you soon"],
  ['<a href="https://www.example.com/acquisition/de?utm=x&amp;rc=AB12">'],
  ["https://www.example.com/acquisition/de?acqParams=rc%3DAB12"],
  ["http://localhost:4173/acquisition/de/?rc=AB12#code"],
  ["https://WWW.example.com/acquisition/de?rc=%20AB12%20"],
])("the code and the language are found in %j", (text) => {
  expect(readLink(text, hosts).contents).toMatchObject({ code: "AB12", language: "de", page: "" })
})

test("paths are read in any case, as the site reads them", () => {
  const linkAt = (path: string) => readLink(`https://www.example.com/acquisition/${path}?rc=AB12`, hosts)
  expect(linkAt("DE/Lean").contents).toMatchObject({ language: "de", page: "lean" })
  expect(linkAt("Lobby").problem).toBe("link.read.error.page")
})

test("a parameter of the URL wins over a packed one", () => {
  const { contents } = readLink(`${signed}&utm_source=a&acqParams=utm_source%3Db%26x%3D1`, hosts)
  expect(contents?.parameters).toEqual([
    { name: "utm_source", value: "a" },
    { name: "x", value: "1" },
  ])
})

test.each([
  ["", "empty"],
  ["  ", "empty"],
  ["VALID-0001", "noLink"],
  ["two words", "noLink"],
  ["https://", "noLink"],
  ["https://elsewhere.example/acquisition/?rc=AB12", "site"],
  ["https://www.example.com.elsewhere.example/acquisition/?rc=AB12", "site"],
  ["https://www.example.com/shop?rc=AB12", "site"],
  ["https://www.example.com/acquisitions?rc=AB12", "site"],
  ["javascript:alert(1)//www.example.com/acquisition/?rc=AB12", "noLink"],
  ["https://www.example.com/acquisition/de/lobby?rc=AB12", "page"],
  ["https://www.example.com/acquisition/about-us?rc=AB12", "page"],
  ["https://www.example.com/acquisition/social-registration-second-step?rc=AB12", "page"],
  ["https://www.example.com/acquisition/registration/deny?rc=AB12", "page"],
  ["https://www.example.com/acquisition/de", "code"],
  ["https://www.example.com/acquisition/de?rc=A", "code"],
  ["https://www.example.com/acquisition/de?rc=AB12ß", "code"],
])("%j is rejected: %s", (text, problem) => {
  expect(readLink(text, hosts)).toEqual({ problem: `link.read.error.${problem}` })
})
