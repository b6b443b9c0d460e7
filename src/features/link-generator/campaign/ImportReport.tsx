import { useTranslation } from "react-i18next"
import { Button } from "../../../ui/Button/Button"
import { Notice } from "../../../ui/Notice/Notice"
import { useFocusOnShow } from "../../../ui/useFocusOnShow"
import { formatCsv } from "../model/csv"
import type { BadRow, CsvContents } from "../model/readCampaignCsv"
import { placeholderList, utmCharacters, utmLimit } from "../model/utm"
import styles from "./Campaign.module.css"
import { saveCsv } from "../table/saveCsv"

/** How many bad rows are listed; all of them can be saved as a file. */
const shownRows = 100

interface ImportReportProps {
  contents: CsvContents
  /** Whether the file's encoding was guessed. */
  guessed: boolean
  /** Name of the campaign that has the file's links already; undefined if there is none. */
  known: string | undefined
}

/** What a file held, and each row that was left out, by line and reason. Takes focus when it appears. */
export function ImportReport({ contents, guessed, known }: ImportReportProps) {
  const { t } = useTranslation("campaign")
  const box = useFocusOnShow<HTMLDivElement>(contents)
  if (contents.kind === "unreadable") {
    return (
      <Notice kind="problem" ref={box}>
        {t(contents.problem, { columns: contents.detail })}
      </Notice>
    )
  }
  const { kind, bad } = contents
  return (
    <Notice kind={bad.length > 0 || guessed ? "problem" : "status"} ref={box}>
      <p>
        {kind === "codes"
          ? t("csv.codesRead", { count: contents.codes.length })
          : t("csv.linksRead", { count: contents.links.length })}
      </p>
      {known === undefined ? null : <p>{t("csv.known", { name: known })}</p>}
      {guessed ? <p>{t("csv.guessed")}</p> : null}
      {bad.length > 0 ? <BadRows rows={bad} /> : null}
    </Notice>
  )
}

function BadRows({ rows }: { rows: readonly BadRow[] }) {
  const { t } = useTranslation("campaign")
  const textOf = ({ reason, detail }: BadRow) => {
    const text = t(reason, { detail, limit: utmLimit, placeholders: placeholderList, characters: utmCharacters })
    return detail.startsWith("utm_") ? t("csv.inColumn", { column: detail, reason: text }) : text
  }
  const save = () =>
    saveCsv(
      "left-out",
      formatCsv([[t("check.line"), t("csv.reason")], ...rows.map((row) => [String(row.line), textOf(row)])]),
    )
  return (
    <>
      <p>{t("csv.leftOut", { count: rows.length })}</p>
      <ul className={styles.badRows}>
        {rows.slice(0, shownRows).map((row, index) => (
          // The line is no unique key: it may hold several bad codes.
          <li key={index}>{t("csv.badRow", { line: row.line, reason: textOf(row) })}</li>
        ))}
      </ul>
      {rows.length > shownRows ? <p>{t("csv.more", { count: rows.length - shownRows })}</p> : null}
      <Button variant="plain" onClick={save}>
        {t("csv.saveBad", { count: rows.length })}
      </Button>
    </>
  )
}
