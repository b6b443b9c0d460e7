import { useTranslation } from "react-i18next"
import { usePage } from "../../router/usePage"
import { CopyButton } from "../../ui/CopyButton/CopyButton"
import styles from "./LinkGenerator.module.css"
import { formatShortDateTime } from "./model/dateTime"
import { readLink } from "./model/link"
import type { RecentLink } from "./recentLinks"
import { useLinkWords } from "./useLinkWords"
import { Fragment } from "react"
import dots from "./DotSeparated.module.css"

/** The last links of this tab, newest first, each with a copy button (product decisions, section 8). */
export function RecentLinks({ links }: { links: readonly RecentLink[] }) {
  const { t } = useTranslation("links")
  return (
    <section className={styles.section} aria-labelledby="link-recent">
      <h2 id="link-recent">{t("recent.heading")}</h2>
      {links.length === 0 ? (
        <p className={styles.quiet}>{t("recent.empty")}</p>
      ) : (
        <ol className={styles.recent}>
          {links.map((link, index) => (
            <li key={link.link}>
              <Recent {...link} id={`link-recent-${index}`} />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

function Recent({ link, validUntil, id }: RecentLink & { id: string }) {
  const { t } = useTranslation("links")
  const words = useLinkWords()
  const { language } = usePage()
  const { contents } = readLink(link, [new URL(link).host])
  const texts = contents
    ? [words.page(contents.page), words.language(contents.language), ...contents.parameters.map(({ value }) => value)]
    : []
  const until = validUntil && formatShortDateTime(validUntil, language)
  return (
    <>
      <div id={id}>
        {contents ? (
          // A line neither begins nor ends with a dot between two texts. The space is for those who copy the line.
          <p className={dots.line}>
            <span>
              <strong>{contents.code}</strong>
            </span>
            {texts.map((text, index) => (
              // A text may occur twice; texts never change places.
              <Fragment key={index}>
                {" "}
                <span>{text}</span>
              </Fragment>
            ))}
          </p>
        ) : null}
        {until ? <p className={styles.quiet}>{t("recent.until", { date: until })}</p> : null}
      </div>
      <p className={styles.address}>{link}</p>
      <CopyButton
        text={link}
        label={t("copy")}
        copiedLabel={t("copied")}
        selectedLabel={t("selected")}
        aria-describedby={id}
        variant="plain"
      />
    </>
  )
}
