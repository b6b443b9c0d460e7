// @vitest-environment node
import { expect, test } from "vitest"
import { checkLimit, linksIn } from "./linkList"

const hosts = ["www.example.com"]
const link = "https://www.example.com/acquisition/de/lean?rc=AB12&validityTimestamp=k1.9f"

test("each line's link is read, in a column of any name", () => {
  const found = linksIn(`name,link\nCard 1,${link}\nCard 2,soon\n,https://elsewhere.example/`, hosts)
  expect(found).toMatchObject([
    { line: 2, link: { code: "AB12", language: "de", slug: "lean" } },
    { line: 3, text: "Card 2 soon", problem: "link.read.error.noLink" },
    { line: 4, problem: "link.read.error.site" },
  ])
})

test("a plain list needs no heading", () => {
  expect(linksIn(`${link}\n${link}`, hosts).map(({ line }) => line)).toEqual([1, 2])
})

test("a file of thousands is cut off", () => {
  expect(linksIn(`${link}\n`.repeat(checkLimit + 1), hosts)).toHaveLength(checkLimit)
})
