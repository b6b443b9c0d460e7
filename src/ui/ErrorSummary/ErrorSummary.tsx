import { useId } from "react"
import { FragmentLink } from "../FragmentLink/FragmentLink"
import { useShowTitlePrefix } from "../titlePrefix"
import { useFocusWhenGone } from "../useFocusWhenGone"
import { useFocusOnShow } from "../useFocusOnShow"
import styles from "./ErrorSummary.module.css"

interface SummaryError {
  /** Id of the control that the entry links to; undefined if the error belongs to no control. */
  id: string | undefined
  text: string
}

interface ErrorSummaryProps {
  heading: string
  /** Prefix of the page's title while the summary is shown, e.g. "Error:". */
  titlePrefix: string
  /** Empty if the heading says it all. */
  errors: readonly SummaryError[]
  /** Changes with each failed submit, which moves focus to the summary (GOV.UK error summary, WCAG 3.3.1). */
  attempt: number
}

/** Lists the errors of a form, in the same words as beside the fields; each entry links to its field. */
export function ErrorSummary({ heading, titlePrefix, errors, attempt }: ErrorSummaryProps) {
  useShowTitlePrefix(titlePrefix)
  const headingId = useId()
  const box = useFocusOnShow<HTMLDivElement>(attempt)
  // The last error may vanish without a submit, when the page fills in what was missing.
  useFocusWhenGone(box, (summary) => summary.closest("form")?.querySelector<HTMLElement>("button[type=submit]"))
  return (
    <div className={styles.summary} ref={box} tabIndex={-1} role="alert" aria-labelledby={headingId}>
      <h2 id={headingId}>{heading}</h2>
      {errors.length > 0 && (
        <ul className={styles.list}>
          {errors.map(({ id, text }) => (
            <li key={`${id} ${text}`}>{id ? <ErrorLink id={id} text={text} /> : text}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

function ErrorLink({ id, text }: { id: string; text: string }) {
  return (
    <FragmentLink target={id} scrollTo={(control) => control.closest("fieldset, div")} block="nearest">
      {text}
    </FragmentLink>
  )
}
