import { useTranslation } from "react-i18next"
import { usePage } from "../../router/usePage"
import { CopyButton } from "../../ui/CopyButton/CopyButton"
import { DotSeparated } from "../../ui/DotSeparated/DotSeparated"
import styles from "./LinkGenerator.module.css"
import { formatShortDateTime } from "./model/dateTime"
import type { RecentLink } from "./recentLinks"
import { useLinkWords } from "./useLinkWords"

/** The last links of this tab, newest first, each with a copy button (product decisions, section 8). */
export function RecentLinks({ links }: { links: readonly RecentLink[] }) {
  const { t } = useTranslation("admin")
  return (
    <section className={styles.section} aria-labelledby="link-recent">
      <h2 id="link-recent">{t("link.recent.heading")}</h2>
      {links.length === 0 ? (
        <p className={styles.quiet}>{t("link.recent.empty")}</p>
      ) : (
        <ol className={styles.recent}>
          {links.map((link, index) => (
            <li key={link.link}>
              <Recent recent={link} id={`link-recent-${index}`} />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

function Recent({ recent, id }: { recent: RecentLink; id: string }) {
  const { t } = useTranslation("admin")
  const words = useLinkWords()
  const { language: pageLanguage } = usePage()
  const { link, code, language, page, validUntil } = recent
  const until = validUntil && formatShortDateTime(validUntil, pageLanguage)
  return (
    <>
      <div id={id}>
        <DotSeparated items={[<strong key="code">{code}</strong>, words.language(language), words.page(page)]} />
        {until ? <p className={styles.quiet}>{t("link.recent.until", { date: until })}</p> : null}
      </div>
      <p className={styles.address}>{link}</p>
      <CopyButton
        text={link}
        label={t("link.recent.copy")}
        copiedLabel={t("link.result.copied")}
        selectedLabel={t("link.result.selected")}
        aria-describedby={id}
        variant="plain"
      />
    </>
  )
}
