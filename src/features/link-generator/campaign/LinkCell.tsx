import { useTranslation } from "react-i18next"
import { CopyButton } from "../../../ui/CopyButton/CopyButton"
import { RecipientButton } from "../RecipientButton"
import styles from "./Campaign.module.css"

interface LinkCellProps {
  link: string
  /** What tells the link from others, for the names of its buttons. */
  name: string
}

/** A link in a table: to open, to copy, and what a recipient sees of it. The beginning of its address would be that of all. */
export function LinkCell({ link, name }: LinkCellProps) {
  const { t } = useTranslation(["campaign", "admin"])
  return (
    <div className={styles.linkCell}>
      <a href={link} target="_blank" rel="noopener" title={link}>
        {t("table.open")}
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
