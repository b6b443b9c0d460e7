import styles from "./Stepper.module.css"

interface StepperProps {
  /** Id by which a heading can refer to it. */
  id: string
  /** What it says, e.g. "Step 1 of 2". */
  label: string
  /** The current step, counted from 1. */
  step: number
  count: number
}

/** Says and shows how far a visitor has come in a form of several steps. */
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
