import styles from "./Stepper.module.css"

interface StepperProps {
  id: string
  /** The text, e.g. "Step 1 of 2". */
  label: string
  /** The current step, from 1. */
  step: number
  count: number
}

/** Shows the progress in a form of several steps, as text and as a bar. */
export function Stepper({ id, label, step, count }: StepperProps) {
  return (
    <div className={styles.stepper}>
      <p id={id}>{label}</p>
      <div className={styles.track} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <span key={index} className={index < step ? styles.reached : undefined} />
        ))}
      </div>
    </div>
  )
}
