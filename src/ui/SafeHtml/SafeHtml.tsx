import DOMPurify from "dompurify"
import styles from "./SafeHtml.module.css"

/** What an editorial text may hold: words and their order, links and tables; nothing that runs, looks or asks. */
const allowed = {
  ALLOWED_TAGS:
    "a b br dd dl dt em h2 h3 h4 hr i li ol p section small span strong sub sup table tbody td th thead tr u ul".split(
      " ",
    ),
  ALLOWED_ATTR: ["href", "lang", "dir", "colspan", "rowspan", "scope", "title"],
}

/** Shows HTML of the backend, which is untrusted (contract, type ContentPage), after DOMPurify has cleaned it. */
export function SafeHtml({ html, lang }: { html: string; lang: string }) {
  const clean = DOMPurify.sanitize(html, allowed)
  // The one place of the site where markup comes from outside.
  return <div className={styles.text} lang={lang} dangerouslySetInnerHTML={{ __html: clean }} />
}
