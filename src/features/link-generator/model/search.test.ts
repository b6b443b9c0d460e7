// @vitest-environment node
import { expect, test } from "vitest"
import { searchOf } from "./search"

const links: Parameters<typeof searchOf>[0] = [
  { campaign: "Frühling", code: "AB12", page: "lean", language: "de", channel: "Mail", link: "https://x/1" },
  { campaign: "Frühling", code: "AB12", page: "", language: "", channel: "Card", link: "https://x/2?utm_term=loafers" },
  {
    campaign: "Lato",
    code: "CD34",
    page: "lean",
    language: "pl",
    channel: "Card",
    link: "https://x/3?validityTimestamp=k1.9f",
  },
]
const words = {
  language: (code: string) => ({ de: "Deutsch", pl: "Polski" })[code] ?? "any",
  page: (page: string) => page || "Home page",
}
const search = searchOf(links, words)
const found = (...query: Parameters<typeof search>) => search(...query).map((link) => links.indexOf(link))

test.each([
  ["", [0, 1, 2]],
  ["  ", [0, 1, 2]],
  ["fruhling", [0, 1]],
  ["FRÜHLING card", [1]],
  ["ab12", [0, 1]],
  ["loafers", [1]],
  ["lean pl", [2]],
  ["deutsch", [0]],
  ["home page any", [1]],
  ["utm_term=loafers", [1]],
  ["https://x/2?utm", [1]],
  // Part of a signature, and of the host.
  ["k1.9f", []],
  ["x", []],
  ["nothing", []],
])("the query %j", (query, indices) => {
  expect(found(query)).toEqual(indices)
})

test("filters compare whole values, an empty one too", () => {
  expect(found("", { page: "lean" })).toEqual([0, 2])
  expect(found("", { page: "" })).toEqual([1])
  expect(found("", { language: "", channel: "Card" })).toEqual([1])
  expect(found("lato", { channel: "Mail" })).toEqual([])
})
