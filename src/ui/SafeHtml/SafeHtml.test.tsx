import { cleanup, render } from "@testing-library/react"
import { afterEach, expect, test } from "vitest"
import { SafeHtml } from "./SafeHtml"

afterEach(cleanup)

function shown(html: string): string {
  const { container } = render(<SafeHtml html={html} lang="de" />)
  expect(container.querySelector("div")?.lang).toBe("de")
  return container.querySelector("div")?.innerHTML ?? ""
}

test.each([
  '<h2>1. Terms</h2><p>Some <strong>words</strong> and a <a href="https://www.example.org/x">link</a>.</p>',
  '<ul><li>one</li></ul><table><tbody><tr><th scope="row">a</th><td colspan="2">b</td></tr></tbody></table>',
  '<p lang="fr" title="t">mots</p>',
])("%s stays", (html) => {
  expect(shown(html)).toBe(html)
})

test.each([
  ["<p>a<script>alert(1)</script>b</p>", "<p>ab</p>"],
  ['<a href="javascript:alert(1)">x</a>', "<a>x</a>"],
  ['<p onclick="alert(1)" style="position:fixed" class="x" id="root">x</p>', "<p>x</p>"],
  ['<img src="x" onerror="alert(1)">', ""],
  ["<form action=/x><input name=password></form>", ""],
  ["<h1>Another main heading</h1>", "<h2>Another main heading</h2>"],
  ['<a href="#elsewhere">x</a>', "<a>x</a>"],
  ["<svg><a xlink:href='javascript:1'>x</a></svg>", ""],
  ['<p data-slot="" aria-hidden="true">x</p>', "<p>x</p>"],
  ["<iframe src=/x></iframe><style>*{}</style>", ""],
])("%s becomes %s", (html, clean) => {
  expect(shown(html)).toBe(clean)
})
