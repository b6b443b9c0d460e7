import { useTranslation } from "react-i18next"
import { CopyButton } from "../../../ui/CopyButton/CopyButton"
import styles from "./Campaign.module.css"

interface LinkCellProps {
  link: string
  /** What tells the link from others, for the name of its button. */
  name: string
}

/** A link in a table: to open and to copy. */
export function LinkCell({ link, name }: LinkCellProps) {
  const { t } = useTranslation(["campaign", "admin"])
  return (
    <div className={styles.linkCell}>
      <a href={link} target="_blank" rel="noopener" title={link}>
        {link}
      </a>
      <CopyButton
        text={link}
        label={t("admin:link.recent.copy")}
        copiedLabel={t("admin:link.result.copied")}
        selectedLabel={t("admin:link.result.selected")}
        aria-label={t("table.copy", { name })}
        variant="plain"
      />
    </div>
  )
}
