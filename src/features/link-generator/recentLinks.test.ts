import { beforeEach, expect, test } from "vitest"
import { recentLinks, saveLink, type RecentLink } from "./recentLinks"

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
