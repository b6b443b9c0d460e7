import { useTranslation } from "react-i18next"
import { usePage } from "../../router/usePage"
import { KeptText } from "../../ui/KeptText/KeptText"
import { useFocusOnShow } from "../../ui/useFocusOnShow"
import { formatDateTime } from "./model/dateTime"
import styles from "./LinkGenerator.module.css"
import { LinkTable } from "./LinkTable"
import type { GeneratedLinks } from "./model/link"
import { SingleLink } from "./SingleLink"

/** The generated links, ready to share: one with its QR code, several as a table. The heading takes focus. */
export function LinkResult({ generated }: { generated: GeneratedLinks }) {
  const { t } = useTranslation("links")
  const heading = useFocusOnShow<HTMLHeadingElement>(generated)
  const { code, validUntil, links } = generated
  const [link] = links
  return (
    <section className={styles.section} aria-labelledby="link-result">
      <h2 id="link-result" ref={heading} tabIndex={-1}>
        <KeptText text={t("result.heading", { code, count: links.length })} kept={code} />
      </h2>
      {validUntil ? <ValidUntil dateTime={validUntil} /> : null}
      {link && links.length === 1 ? <SingleLink code={code} target={link} /> : <LinkTable {...generated} />}
    </section>
  )
}

/** When links expire: in the user's time zone and, if that is another, in UTC (product decisions, section 8). */
function ValidUntil({ dateTime }: { dateTime: string }) {
  const { t } = useTranslation("links")
  const { language } = usePage()
  const local = formatDateTime(dateTime, language)
  const utc = formatDateTime(dateTime, language, "UTC")
  return (
    <dl className={styles.contents}>
      <dt>{t("validUntil")}</dt>
      <dd>
        <time dateTime={dateTime}>{local}</time>
      </dd>
      {utc === local ? null : <dd className={styles.quiet}>{utc}</dd>}
    </dl>
  )
}
