import { Button } from "../../../ui/Button/Button"
import styles from "./GivenValue.module.css"

interface GivenValueProps {
  /** What was given, e.g. "Email address". */
  label: string
  value: string
  /** Text of the button that leads to where it can be changed. */
  changeLabel: string
  onChange: () => void
}

/** Something that the visitor has given in an earlier step, with a way to change it (WCAG 3.3.7). */
export function GivenValue({ label, value, changeLabel, onChange }: GivenValueProps) {
  return (
    <div className={styles.given}>
      <p>
        <span>{label}</span> <bdi translate="no">{value}</bdi>
      </p>
      <Button variant="plain" onClick={onChange}>
        {changeLabel}
      </Button>
    </div>
  )
}
