import styles from "./CloseButton.module.css"

/** A close button with a cross. */
export function CloseButton({ label, onClick }: { label: string; onClick: () => void }) {
  return <button type="button" className={styles.close} aria-label={label} onClick={onClick} />
}
