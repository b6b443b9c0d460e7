import { beforeEach, expect, test } from "vitest"
import { recentLinks, saveLinks, type RecentLink } from "./recentLinks"

const linkTo = (code: string): RecentLink => ({
  link: `https://www.example.com/acquisition/?rc=${code}`,
  validUntil: "2026-12-04T23:30:00.000Z",
})

beforeEach(() => sessionStorage.clear())

test("the same link is listed once", () => {
  for (const code of ["A", "B", "A"]) saveLinks([linkTo(code)])
  expect(recentLinks()).toEqual([linkTo("A"), linkTo("B")])
})

test.each(["{", "null", "7", "{}", "[null, 7, {}]", '[{"link":"javascript:alert(1)"}]', '[{"link":"https://"}]'])(
  "invalid content in storage is ignored: %s",
  (text) => {
    sessionStorage.setItem("recentRegistrationLinks", text)
    expect(recentLinks()).toEqual([])
    expect(saveLinks([linkTo("A")])).toEqual([linkTo("A")])
  },
)
