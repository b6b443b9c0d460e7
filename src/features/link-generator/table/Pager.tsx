import { useTranslation } from "react-i18next"
import { Button } from "../../../ui/Button/Button"
import styles from "./Table.module.css"

interface PagerProps {
  /** Counted from 0. */
  page: number
  /** How many pages there are. */
  pages: number
  onPage: (page: number) => void
}

/**
 * Buttons between the pages of a table; nothing for a single page. At the first and the last page, the button that
 * leads nowhere stays focusable and is marked as disabled.
 */
export function Pager({ page, pages, onPage }: PagerProps) {
  const { t } = useTranslation("campaign")
  if (pages < 2) return null
  const last = pages - 1
  return (
    <nav className={styles.actions} aria-label={t("pager.label")}>
      <Button variant="secondary" aria-disabled={page === 0} onClick={() => onPage(Math.max(page - 1, 0))}>
        {t("pager.previous")}
      </Button>
      <p role="status">{t("pager.page", { page: page + 1, pages })}</p>
      <Button variant="secondary" aria-disabled={page === last} onClick={() => onPage(Math.min(page + 1, last))}>
        {t("pager.next")}
      </Button>
    </nav>
  )
}
