import { expect, test } from "vitest"
import { arrangeHeadings } from "./arrangeHeadings"

function arranged(html: string, highest: number) {
  const text = document.createElement("div")
  text.innerHTML = html
  return { headings: arrangeHeadings(text, highest), html: text.innerHTML }
}

test.each([
  ["<h2>a</h2><h3>b</h3><h2>c</h2>", 2, "<h2>a</h2><h3>b</h3><h2>c</h2>"],
  ["<h1>a</h1><h2>b</h2>", 2, "<h2>a</h2><h3>b</h3>"],
  ["<h3>a</h3><h5>b</h5><h5>c</h5><h4>d</h4>", 2, "<h2>a</h2><h3>b</h3><h3>c</h3><h3>d</h3>"],
  ["<h3>a</h3><h2>b</h2><h3>c</h3>", 2, "<h2>a</h2><h2>b</h2><h3>c</h3>"],
  ["<h2>a</h2><h6>b</h6><h2>c</h2>", 3, "<h3>a</h3><h4>b</h4><h3>c</h3>"],
  ['<h4 lang="fr">a <em>b</em></h4>', 3, '<h3 lang="fr">a <em>b</em></h3>'],
  ["<p>none</p>", 2, "<p>none</p>"],
])("%s below h%i is %s", (html, highest, wanted) => {
  expect(arranged(html, highest)).toEqual({ headings: [], html: wanted })
})

test("a long text gets ids for its table of contents", () => {
  const html = "<h2>one <em>x</em></h2><h3>two</h3>" + "<h2>more</h2>".repeat(4)
  const { headings, html: text } = arranged(html, 2)
  expect(headings.slice(0, 3)).toEqual([
    { id: "section-1", words: "one x", depth: 0 },
    { id: "section-2", words: "two", depth: 1 },
    { id: "section-3", words: "more", depth: 0 },
  ])
  expect(headings).toHaveLength(6)
  expect(text).toContain('<h3 id="section-2" tabindex="-1">two</h3>')
})
