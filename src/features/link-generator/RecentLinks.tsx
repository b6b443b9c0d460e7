import { useTranslation } from "react-i18next"
import { CopyButton } from "../../ui/CopyButton/CopyButton"
import styles from "./LinkGenerator.module.css"

/** The last links of this tab, newest first, each with a copy button (product decisions, section 8). */
export function RecentLinks({ links }: { links: readonly string[] }) {
  const { t } = useTranslation("links")
  return (
    <section className={styles.section} aria-labelledby="link-recent">
      <h2 id="link-recent">{t("recent.heading")}</h2>
      {links.length === 0 ? (
        <p className={styles.quiet}>{t("recent.empty")}</p>
      ) : (
        <ol className={styles.recent}>
          {links.map((link, index) => (
            <li key={link}>
              <p id={`link-recent-${index}`} className={styles.address}>
                {link}
              </p>
              <CopyButton
                text={link}
                label={t("copy")}
                copiedLabel={t("copied")}
                selectedLabel={t("selected")}
                aria-describedby={`link-recent-${index}`}
                variant="plain"
              />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
