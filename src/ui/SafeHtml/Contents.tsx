import { FragmentLink } from "../FragmentLink/FragmentLink"
import type { TextHeading } from "./arrangeHeadings"
import styles from "./SafeHtml.module.css"

/** Table of contents of a long text. Its links create no history entry, so that Back leaves the text. */
export function Contents({ label, headings }: { label: string; headings: readonly TextHeading[] }) {
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
