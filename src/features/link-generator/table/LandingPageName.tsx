import { useTranslation } from "react-i18next"
import { isKnownPage } from "../model/pages"
import { useLinkWords } from "../useLinkWords"
import styles from "./Table.module.css"

/** A landing page in a table, and a word if the site itself has no page of this name. */
export function LandingPageName({ page }: { page: string }) {
  const { t } = useTranslation("campaign")
  const words = useLinkWords()
  return (
    <>
      {words.page(page)}
      {isKnownPage(page) ? null : <strong className={styles.mark}>{t("table.unknownPage")}</strong>}
    </>
  )
}
