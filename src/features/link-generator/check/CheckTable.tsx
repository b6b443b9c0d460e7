import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../ui/Button/Button"
import { CheckboxField } from "../../../ui/Field/CheckboxField"
import styles from "../table/Table.module.css"
import { ColumnHeaders, linkColumns } from "../table/ColumnHeaders"
import { Pager } from "../table/Pager"
import { saveCsv } from "../table/saveCsv"
import { usePages } from "../table/usePages"
import { needsAttention, type CheckedLink } from "../model/checkedLink"
import { formatCheckCsv } from "../model/formatCheckCsv"
import { CheckedRow } from "./CheckedRow"
import { useResultText } from "./useResultText"

const columns = ["check.result", "check.line", "history.campaign", ...linkColumns] as const

/** The links of a file as a table, all or only those that need attention, to save as CSV. */
export function CheckTable({ links }: { links: readonly CheckedLink[] }) {
  const { t } = useTranslation("campaign")
  const resultOf = useResultText()
  const [attentionOnly, setAttentionOnly] = useState(false)
  const wanted = attentionOnly ? links.filter(needsAttention) : links
  const { shown, pager } = usePages(wanted)
  return (
    <>
      <div className={styles.bar}>
        <CheckboxField
          id="link-check-faulty"
          label={t("check.faultyOnly")}
          checked={attentionOnly}
          onChange={({ target }) => {
            setAttentionOnly(target.checked)
            pager.onPage(0)
          }}
        />
        {wanted.length > 0 ? (
          <Button variant="secondary" onClick={() => saveCsv("checked-links", formatCheckCsv(wanted, resultOf))}>
            {t("result.saveFound", { count: wanted.length })}
          </Button>
        ) : null}
      </div>
      <p role="status" className={styles.quiet}>
        {attentionOnly ? t("table.found", { count: wanted.length, all: links.length }) : null}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls, also where no row holds a control (WCAG 2.1.1) */}
      <div className={styles.scroll} role="group" aria-labelledby="link-check" tabIndex={0}>
        <table aria-labelledby="link-check" className={styles.checked}>
          <thead>
            <tr>
              <ColumnHeaders columns={columns} />
            </tr>
          </thead>
          <tbody>
            {shown.map((one) => (
              <CheckedRow key={one.line} checked={one} />
            ))}
          </tbody>
        </table>
      </div>
      <Pager {...pager} />
    </>
  )
}
