import styles from "./CloseButton.module.css"

/** The cross that closes what it stands in. */
export function CloseButton({ label, onClick }: { label: string; onClick: () => void }) {
  return <button type="button" className={styles.close} aria-label={label} onClick={onClick} />
}
