// @vitest-environment node
import { expect, test } from "vitest"
import { linksIn } from "./linkList"

const hosts = ["www.example.com"]
const link = "https://www.example.com/acquisition/de/lean?rc=AB12&validityTimestamp=k1.9f"

test("each line's link is read, in a column of any name", () => {
  const found = linksIn(`name,link\nCard 1,${link}\nCard 2,soon\n,https://elsewhere.example/`, hosts)
  expect(found).toMatchObject([
    { line: 2, contents: { code: "AB12", language: "de", page: "lean" } },
    { line: 3, text: "Card 2 soon", problem: "link.read.error.noLink" },
    { line: 4, problem: "link.read.error.site" },
  ])
})

test("blank lines before the heading change nothing", () => {
  const found = linksIn(`\n\nname;link\nCard 1;${link}`, hosts)
  expect(found).toMatchObject([{ line: 4, contents: { code: "AB12" } }])
})

test("a plain list needs no heading", () => {
  expect(linksIn(`${link}\n${link}`, hosts).map(({ line }) => line)).toEqual([1, 2])
})

test.each(["", "name,link\nCard 1,", "name;link\nCard 1;"])(
  "a link with a bare comma is whole in a file that begins with %j",
  (before) => {
    const withComma = link.replace("?", "?utm_content=red,blue;green&")
    const found = linksIn(`${before}${withComma}\n${link},Card 2,elsewhere`, hosts).at(before === "" ? 0 : -2)
    expect(found).toMatchObject({
      contents: { code: "AB12", parameters: [{ name: "utm_content", value: "red,blue;green" }] },
    })
  },
)

test("a link with a bare comma before its signature is whole, but not with the cells behind it", () => {
  const withComma = link.replace("&", "&utm_content=red,blue&")
  expect(linksIn(withComma, hosts)).toMatchObject([
    {
      contents: { code: "AB12", validityTimestamp: "k1.9f", parameters: [{ name: "utm_content", value: "red,blue" }] },
    },
  ])
  expect(linksIn(`${link},Tom & Jerry = 2`, hosts)).toMatchObject([{ text: link }])
})

test("of a line with two addresses the first is read", () => {
  const [found] = linksIn(`https://www.example.com/acquisition/lean,${link}`, hosts)
  expect(found).toMatchObject({ problem: "link.read.error.code" })
})

test("a file of thousands is read to its end", () => {
  expect(linksIn(`${link}\n`.repeat(2001), hosts).at(-1)).toMatchObject({ line: 2001, contents: { code: "AB12" } })
})

test("links from the source of an HTML mail are whole", () => {
  const found = linksIn(`${link}&acqParams=x%3D1\n${link}`.replaceAll("&", "&amp;"), hosts)
  expect(found).toMatchObject([
    { line: 1, contents: { validityTimestamp: "k1.9f", parameters: [{ name: "x", value: "1" }] } },
    { line: 2, contents: { validityTimestamp: "k1.9f" } },
  ])
})
