import { beforeEach, expect, test } from "vitest"
import { nameOfLink, recentLinks, saveLink, type RecentLink } from "./recentLinks"

const linkTo = (code: string): RecentLink => ({
  link: `https://www.example.com/acquisition/?rc=${code}`,
  code,
  language: "de",
  page: "lean",
  validUntil: "2026-12-04T23:30:00.000Z",
})

beforeEach(() => sessionStorage.clear())

test("the last ten are kept, newest first", () => {
  for (let number = 1; number <= 12; number++) saveLink(linkTo(`CODE-${number}`))
  expect(recentLinks().map(({ code }) => code)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((n) => `CODE-${n}`))
  expect(recentLinks()[0]).toEqual(linkTo("CODE-12"))
})

test("the same link is listed once", () => {
  for (const code of ["A", "B", "A"]) saveLink(linkTo(code))
  expect(recentLinks().map(({ code }) => code)).toEqual(["A", "B"])
})

test("links of one code have names of their own", () => {
  const links = ["", "&acqParams=utm_source%3Dnews", "&acqParams=utm_source%3Dnews%26utm_content%3Dred%2Bshoes"].map(
    (rest) => ({ ...linkTo("AB12"), link: `${linkTo("AB12").link}${rest}` }),
  )
  expect([...links, { ...linkTo("AB12"), page: "", language: "" as const }].map(nameOfLink)).toEqual([
    "AB12 · DE · lean",
    "AB12 · DE · lean · news",
    "AB12 · DE · lean · news · red shoes",
    "AB12 · start",
  ])
})

test.each([
  "{",
  "null",
  "7",
  "{}",
  "[null, 7, {}]",
  '[{"link":"javascript:alert(1)","code":"A"}]',
  '[{"link":"https://x"}]',
  '[{"link":"https://","code":"A"}]',
])("invalid content in storage is ignored: %s", (text) => {
  sessionStorage.setItem("recentRegistrationLinks", text)
  expect(recentLinks()).toEqual([])
  expect(saveLink(linkTo("A"))).toEqual([linkTo("A")])
})
