import { useTranslation } from "react-i18next"
import { CopyButton } from "../../../ui/CopyButton/CopyButton"
import { distinctPart } from "../model/link"
import { RecipientButton } from "../RecipientButton"
import styles from "./Table.module.css"

interface LinkWithButtonsProps {
  link: string
  /** What tells the link from others, for the names of its buttons. */
  name: string
}

/**
 * A link in a table, shown by the part that tells it from the others. It can be opened and copied, and a dialog shows
 * what a recipient sees of it.
 */
export function LinkWithButtons({ link, name }: LinkWithButtonsProps) {
  const { t } = useTranslation(["campaign", "admin"])
  return (
    <div className={styles.linkCell}>
      <a href={link} target="_blank" rel="noopener" title={link}>
        {distinctPart(link)}
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
