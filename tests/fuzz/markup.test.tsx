import { cleanup, render } from "@testing-library/react"
import * as fc from "fast-check"
import { afterEach, expect } from "vitest"
import { i18nFor } from "../../src/services/i18n/i18n"
import { RichText } from "../../src/ui/RichText/RichText"
import { SafeHtml } from "../../src/ui/SafeHtml/SafeHtml"
import { fuzz } from "./support/fuzz"
import { anyText, hostileAddresses, hostileMarkup } from "./support/hostile"

afterEach(cleanup)

const tags =
  "p div a img svg math script style iframe object embed form input button base link meta template noscript table td h1 h2 h3 ul li span details video audio source select option textarea title xmp plaintext foreignObject mtext mglyph annotation-xml animate set use slot dialog marquee b".split(
    " ",
  )
const attributes =
  "href src srcdoc xlink:href action formaction style class id name onclick onerror onload onfocus autofocus target rel title lang dir colspan is slot ping background poster data-hostile attributeName to values".split(
    " ",
  )

const anyAttribute = fc
  .tuple(
    fc.constantFrom(...attributes),
    fc.oneof(fc.constantFrom(...hostileAddresses), anyText),
    fc.constantFrom('"', "'", "", "`"),
  )
  .map(([name, value, quote]) => `${name}=${quote}${value}${quote}`)

/** HTML as an attacker would write it: nested, unclosed, in foreign namespaces, with comments and odd characters. */
const anyHtml: fc.Arbitrary<string> = fc.letrec<{ html: string; element: string }>((tie) => ({
  html: fc
    .array(
      fc.oneof(
        { maxDepth: 4 },
        anyText,
        fc.constantFrom(...hostileMarkup, "<!--", "-->", "<![CDATA[", "]]>", "<", ">", "</"),
        tie("element"),
      ),
      { maxLength: 4 },
    )
    .map((parts) => parts.join("")),
  element: fc
    .tuple(
      fc.constantFrom(...tags),
      fc.array(anyAttribute, { maxLength: 3 }),
      tie("html"),
      fc.boolean(),
      fc.constantFrom(" ", "/", "\n", "\0"),
    )
    .map(([tag, given, inner, closed, gap]) => `<${tag}${gap}${given.join(gap)}>${inner}${closed ? `</${tag}>` : ""}`),
})).html

const allowedTags = new Set(
  "A B BR DD DL DT EM H2 H3 H4 H5 H6 HR I LI OL P SECTION SMALL SPAN STRONG SUB SUP TABLE TBODY TD TH THEAD TR U UL".split(
    " ",
  ),
)
const allowedAttributes = new Set("href lang dir colspan rowspan scope title".split(" "))

function expectHarmless(text: Element): void {
  for (const element of text.querySelectorAll("*")) {
    expect([...allowedTags]).toContain(element.tagName)
    for (const { name, value } of element.attributes) {
      if (/^H[2-6]$/.test(element.tagName) && ((name === "id" && /^section-\d+$/.test(value)) || name === "tabindex"))
        continue
      expect([...allowedAttributes]).toContain(name)
      if (name === "href") expect(value, "a link").not.toMatch(/^#/)
    }
    if (element instanceof HTMLAnchorElement && element.href !== "") {
      expect(element.protocol).not.toMatch(/^(?:javascript|data|vbscript|blob|file|intent):$/)
    }
  }
}

fuzz(
  "HTML from the backend is reduced to text, links and tables",
  [anyHtml],
  (html) => {
    const { container, unmount } = render(<SafeHtml html={html} lang="de" contents="Contents" />)
    const text = container.querySelector("div[lang=de]")
    if (!text) throw new Error("nothing is shown")
    expectHarmless(text)
    // Parsed again, as the browser parses its input, it stays the same.
    const again = document.createElement("div")
    again.innerHTML = text.innerHTML
    expectHarmless(again)
    unmount()
  },
  { share: 4 },
)

fuzz("a text with links has those links, and is otherwise text", [anyHtml], (text) => {
  const { container, unmount } = render(<RichText text={text} parts={{ terms: (words) => <em>{words}</em> }} />)
  for (const element of container.querySelectorAll("*")) expect(["EM", "SPAN"]).toContain(element.tagName)
  expect(container.textContent.length).toBeLessThanOrEqual(text.length)
  unmount()
})

fuzz("values interpolated into a text stay as they are", [anyText, anyText], (inviter, other) => {
  const texts = i18nFor("en")
  // Keys that are in no language file.
  texts.addResourceBundle("en", "common", { filled: "<{{inviter}}|{{other}}|{{inviter}}>", close: "CLOSE" }, true, true)
  const filled: unknown = Reflect.apply(texts.t, texts, ["common:filled", { inviter, other }])
  expect(filled).toBe(`<${inviter}|${other}|${inviter}>`)
})
