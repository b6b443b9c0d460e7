import DOMPurify from "dompurify"
import { useMemo } from "react"
import { trustedMarkup } from "../../lib/trustedTypes"
import { arrangeHeadings, type TextHeading } from "./arrangeHeadings"
import styles from "./SafeHtml.module.css"
import { FragmentLink } from "../FragmentLink/FragmentLink"

/** The allowlist for editorial texts: text structure, links and tables; no scripts, styles or form controls. */
const allowed = {
  ALLOWED_TAGS:
    "a b br dd dl dt em h1 h2 h3 h4 h5 h6 hr i li ol p section small span strong sub sup table tbody td th thead tr u ul".split(
      " ",
    ),
  ALLOWED_ATTR: ["href", "lang", "dir", "colspan", "rowspan", "scope", "title"],
  // DOMPurify allows data and ARIA attributes by default. The site's style sheets and scripts react to some of them, so
  // a text must not bring any.
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
}

interface SafeHtmlProps {
  html: string
  lang: string
  /** Level of the text's highest headings, one below the title above it. */
  highestHeading?: number
  /** Accessible name of the table of contents of a long text; if omitted, there is none. */
  contents?: string
}

/** Renders HTML from the backend, which is untrusted (contract, type ContentPage), sanitised by DOMPurify. */
export function SafeHtml({ html, lang, highestHeading = 2, contents }: SafeHtmlProps) {
  const { clean, headings } = useMemo(() => cleanText(html, highestHeading), [html, highestHeading])
  return (
    <>
      {contents && headings.length > 0 ? <Contents label={contents} headings={headings} /> : null}
      {/* The only place in the site that renders external markup. */}
      <div className={styles.text} lang={lang} dangerouslySetInnerHTML={{ __html: clean }} />
    </>
  )
}

function cleanText(html: string, highestHeading: number) {
  const text = document.createElement("div")
  text.append(DOMPurify.sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true }))
  const headings = arrangeHeadings(text, highestHeading)
  // Ids are not allowed, so a link to an id has no target; following it would scroll a dialog's text out of view.
  for (const link of text.querySelectorAll('a[href^="#"]')) link.removeAttribute("href")
  return { clean: trustedMarkup(text.innerHTML), headings }
}

/** Table of contents of a long text. Its links create no history entry, so that Back leaves the text. */
function Contents({ label, headings }: { label: string; headings: readonly TextHeading[] }) {
  return (
    <nav className={styles.contents} aria-label={label}>
      <p aria-hidden="true">{label}</p>
      <ol>
        {headings
          .filter(({ depth }) => depth === 0)
          .map(({ id, words }) => (
            <li key={id}>
              <FragmentLink target={id}>{words}</FragmentLink>
            </li>
          ))}
      </ol>
    </nav>
  )
}
