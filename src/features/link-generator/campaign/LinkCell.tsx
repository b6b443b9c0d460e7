import { useTranslation } from "react-i18next"
import { CopyButton } from "../../../ui/CopyButton/CopyButton"
import { RecipientButton } from "../RecipientButton"
import styles from "./Campaign.module.css"

interface LinkCellProps {
  link: string
  /** What tells the link from others, for the names of its buttons. */
  name: string
}

/** A link in a table: to open, to copy, and what a recipient sees of it. On a phone a word stands for its address. */
export function LinkCell({ link, name }: LinkCellProps) {
  const { t } = useTranslation(["campaign", "admin"])
  return (
    <div className={styles.linkCell}>
      <a href={link} target="_blank" rel="noopener" title={link}>
        <span className={styles.whole}>{link}</span>
        <span className={styles.short}>{t("table.open")}</span>
      </a>
      <CopyButton
        text={link}
        label={t("admin:link.recent.copy")}
        copiedLabel={t("admin:link.result.copied")}
        selectedLabel={t("admin:link.result.selected")}
        aria-label={t("table.copy", { name })}
        variant="plain"
      />
      <RecipientButton link={link} name={name} />
    </div>
  )
}
