// @vitest-environment node
import { expect, test } from "vitest"
import { searchOf } from "./search"

const links = [
  { campaign: "Frühling", code: "AB12", page: "lean", language: "de", channel: "Mail", link: "https://x/1" },
  { campaign: "Frühling", code: "AB12", page: "", language: "", channel: "Card", link: "https://x/2?utm_term=loafers" },
  { campaign: "Lato", code: "CD34", page: "lean", language: "pl", channel: "Card", link: "https://x/3" },
]
const search = searchOf(links)
const found = (...query: Parameters<typeof search>) => search(...query).map((link) => links.indexOf(link))

test.each([
  ["", [0, 1, 2]],
  ["  ", [0, 1, 2]],
  ["fruhling", [0, 1]],
  ["FRÜHLING card", [1]],
  ["ab12", [0, 1]],
  ["loafers", [1]],
  ["lean pl", [2]],
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
