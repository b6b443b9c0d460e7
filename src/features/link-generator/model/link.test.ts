import { expect, test } from "vitest"
import { languages } from "../../../lib/languages"
import { unpackQuery } from "../../../lib/query"
import { composeLinks, readLink } from "./link"
import { startValues } from "./values"

const signed = "https://www.example.com/acquisition/?rc=AB12&validityTimestamp=k1.9f"
const hosts = ["www.example.com", "localhost:4173"]
const campaign = "utm_medium=email\nutm_campaign = 50 % & mehr: ä+b=c\n\n"

test.each([
  ["en", "", "/acquisition/en"],
  ["de", "", "/acquisition/de"],
  ["pl", "black-friday", "/acquisition/pl/black-friday"],
] as const)("language %j and page %j lead to %s", (language, page, pathname) => {
  const [target] = composeLinks(signed, { ...startValues, languages: [language], pages: [page] })
  const url = new URL(target?.link ?? "")
  expect(url.pathname).toBe(pathname)
  expect(url.search).toBe("?rc=AB12&validityTimestamp=k1.9f")
})

test("there is a link for each combination, with the channel as utm_source", () => {
  const links = composeLinks(signed, {
    ...startValues,
    languages: ["de", "pl"],
    pages: ["", "lean"],
    channels: " newsletter \n\nprinted card\nnewsletter",
    parameters: "utm_medium=x",
  })
  expect(links.map(({ channel, page, language }) => [channel, page, language].join(" "))).toEqual([
    "newsletter  de",
    "newsletter  pl",
    "newsletter lean de",
    "newsletter lean pl",
    "printed card  de",
    "printed card  pl",
    "printed card lean de",
    "printed card lean pl",
  ])
  expect(new URL(links.at(-1)?.link ?? "").searchParams.get("acqParams")).toBe("utm_source=printed+card&utm_medium=x")
})

test("the site unpacks what was packed", () => {
  const [target] = composeLinks(signed, { ...startValues, parameters: campaign })
  const { search } = new URL(target?.link ?? "")
  expect(search).toMatch(/&acqParams=utm_medium%3Demail%26utm_campaign%3D/)
  expect([...new URLSearchParams(unpackQuery(search).search)]).toEqual([
    ["rc", "AB12"],
    ["validityTimestamp", "k1.9f"],
    ["utm_medium", "email"],
    ["utm_campaign", "50 % & mehr: ä+b=c"],
  ])
})

test.each(["", ...languages] as const)("a link to %j is read back", (language) => {
  for (const page of ["", "lean", "new-in-autumn"]) {
    const [target] = composeLinks(signed, { ...startValues, languages: [language], pages: [page], channels: "news" })
    const parameters = [{ name: "utm_source", value: "news" }]
    const contents = { code: "AB12", validityTimestamp: "k1.9f", language, page, parameters }
    expect(readLink(target?.link ?? "", hosts)).toEqual({ contents })
  }
})

test.each([
  ["  https://www.example.com/acquisition/de?rc=AB12\n"],
  ["Hello Ada, here it is: https://www.example.com/acquisition/de?rc=AB12 – see you soon"],
  ['<a href="https://www.example.com/acquisition/de?utm=x&amp;rc=AB12">'],
  ["https://www.example.com/acquisition/de?acqParams=rc%3DAB12"],
  ["https://WWW.example.com/acquisition/de?rc=%20AB12%20"],
])("the code and the language are found in %j", (text) => {
  expect(readLink(text, hosts).contents).toMatchObject({ code: "AB12", language: "de", page: "" })
})

test("paths are read in any case, as the site reads them", () => {
  const linkAt = (path: string) => readLink(`https://www.example.com/acquisition/${path}?rc=AB12`, hosts)
  expect(linkAt("DE/Lean").contents).toMatchObject({ language: "de", page: "lean" })
  expect(linkAt("Lobby").problem).toBe("read.error.page")
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
  ["VALID-0001", "noLink"],
  ["https://", "noLink"],
  ["https://www.example.com.elsewhere.example/acquisition/?rc=AB12", "site"],
  ["https://www.example.com/shop?rc=AB12", "site"],
  ["javascript:alert(1)//www.example.com/acquisition/?rc=AB12", "noLink"],
  ["https://www.example.com/acquisition/de/lobby?rc=AB12", "page"],
  ["https://www.example.com/acquisition/social-registration-second-step?rc=AB12", "page"],
  ["https://www.example.com/acquisition/de", "code"],
  ["https://www.example.com/acquisition/de?rc=A", "code"],
])("%j is rejected: %s", (text, problem) => {
  expect(readLink(text, hosts)).toEqual({ problem: `read.error.${problem}` })
})
