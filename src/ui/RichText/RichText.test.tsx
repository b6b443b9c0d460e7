import { cleanup, render } from "@testing-library/react"
import { afterEach, expect, test } from "vitest"
import { RichText } from "./RichText"

afterEach(cleanup)

const parts = {
  terms: (words: string) => <a href="/terms">{words}</a>,
  strong: (words: string) => <strong>{words}</strong>,
}

test.each([
  ["no tags at all", "no tags at all"],
  ["read the <terms>Terms</terms>, please", 'read the <a href="/terms">Terms</a>, please'],
  ["<terms>A</terms> and <strong>B</strong>", '<a href="/terms">A</a> and <strong>B</strong>'],
  ["<terms>A</terms><terms>B</terms>", '<a href="/terms">A</a><a href="/terms">B</a>'],
  // Tags without a component stay text, markup included.
  ["<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"],
  ["<unknown>A</unknown> <terms>B</terms>", '&lt;unknown&gt;A&lt;/unknown&gt; <a href="/terms">B</a>'],
  [
    "<constructor>A</constructor> <__proto__>B</__proto__>",
    "&lt;constructor&gt;A&lt;/constructor&gt; &lt;__proto__&gt;B&lt;/__proto__&gt;",
  ],
  ["<terms>A", "&lt;terms&gt;A"],
  ["<terms><b>A</b></terms>", '<a href="/terms">&lt;b&gt;A&lt;/b&gt;</a>'],
  ["", ""],
])("%j", (text, html) => {
  const { container } = render(<RichText text={text} parts={parts} />)
  expect(container.innerHTML.replaceAll(/<\/?span>/g, "")).toBe(html)
})
