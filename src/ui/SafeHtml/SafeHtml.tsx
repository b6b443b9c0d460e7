import DOMPurify from "dompurify"
import { useMemo } from "react"
import { trustedMarkup } from "../../lib/trustedTypes"
import { arrangeHeadings } from "./arrangeHeadings"
import { Contents } from "./Contents"
import styles from "./SafeHtml.module.css"

/** What an editorial text may hold: words and their order, links and tables; nothing that runs, looks or asks. */
const allowed = {
  ALLOWED_TAGS:
    "a b br dd dl dt em h1 h2 h3 h4 h5 h6 hr i li ol p section small span strong sub sup table tbody td th thead tr u ul".split(
      " ",
    ),
  ALLOWED_ATTR: ["href", "lang", "dir", "colspan", "rowspan", "scope", "title"],
  // Both are let through otherwise; the site's own style sheets and scripts go by some.
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
}

interface SafeHtmlProps {
  html: string
  lang: string
  /** Level of the text's highest headings, one below the title above it. */
  highestHeading?: number
  /** Name of the table of contents that a long text gets; without it there is none. */
  contents?: string
}

/** Shows HTML of the backend, which is untrusted (contract, type ContentPage), after DOMPurify has cleaned it. */
export function SafeHtml({ html, lang, highestHeading = 2, contents }: SafeHtmlProps) {
  const { clean, headings } = useMemo(() => cleanText(html, highestHeading), [html, highestHeading])
  return (
    <>
      {contents && headings.length > 0 ? <Contents label={contents} headings={headings} /> : null}
      {/* The one place of the site where markup comes from outside. */}
      <div className={styles.text} lang={lang} dangerouslySetInnerHTML={{ __html: clean }} />
    </>
  )
}

function cleanText(html: string, highestHeading: number) {
  const text = document.createElement("div")
  text.append(DOMPurify.sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true }))
  const headings = arrangeHeadings(text, highestHeading)
  // Ids are not let through, so that such a link leads nowhere; followed, it would take a dialog's text off the screen.
  for (const link of text.querySelectorAll('a[href^="#"]')) link.removeAttribute("href")
  return { clean: trustedMarkup(text.innerHTML), headings }
}
