import { useTranslation } from "react-i18next"
import { Button } from "../../../ui/Button/Button"
import styles from "./Campaign.module.css"

interface PagerProps {
  /** Counted from 0. */
  page: number
  pages: number
  onPage: (page: number) => void
}

/** Leads through the pages of a table; nothing for a single one. */
export function Pager({ page, pages, onPage }: PagerProps) {
  const { t } = useTranslation("campaign")
  if (pages < 2) return null
  return (
    <nav className={styles.actions} aria-label={t("pager.label")}>
      <Button variant="secondary" disabled={page === 0} onClick={() => onPage(page - 1)}>
        {t("pager.previous")}
      </Button>
      <p role="status">{t("pager.page", { page: page + 1, pages })}</p>
      <Button variant="secondary" disabled={page === pages - 1} onClick={() => onPage(page + 1)}>
        {t("pager.next")}
      </Button>
    </nav>
  )
}
