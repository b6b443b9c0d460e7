import { useDeferredValue, useMemo, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../ui/Button/Button"
import { technicalInput } from "../../../ui/Field/technicalInput"
import { TextField } from "../../../ui/Field/TextField"
import { ColumnHeaders, linkColumns } from "../table/ColumnHeaders"
import { Pager } from "../table/Pager"
import styles from "../table/Table.module.css"
import { usePages } from "../table/usePages"
import type { MadeLink } from "../model/history"
import { searchOf } from "../model/search"
import { useLinkWords } from "../useLinkWords"
import { HistoryRow } from "./HistoryRow"

/** Id of the button that clears the history. */
export const clearId = "link-history-clear"

const columns = ["history.campaign", ...linkColumns] as const

interface HistoryTableProps {
  /** At least one link. */
  history: readonly MadeLink[]
  onClear: () => void
}

/** The links of this browser as a table with search and pages, and the button that clears them. */
export function HistoryTable({ history, onClear }: HistoryTableProps) {
  const { t } = useTranslation("campaign")
  const words = useLinkWords()
  const [query, setQuery] = useState("")
  const search = useMemo(() => searchOf(history, words), [history, words])
  const deferred = useDeferredValue(query)
  const found = useMemo(() => search(deferred), [search, deferred])
  const { shown, pager } = usePages(found)
  return (
    <>
      <div className={styles.bar}>
        <TextField
          id="link-history-search"
          type="search"
          label={t("table.search")}
          value={query}
          onChange={({ target }) => {
            setQuery(target.value)
            pager.onPage(0)
          }}
          {...technicalInput}
        />
        <Button id={clearId} variant="plain" onClick={onClear}>
          {t("history.clear")}
        </Button>
      </div>
      <p role="status" id="link-history-found" className={styles.quiet}>
        {t("table.found", { count: found.length, all: history.length })}
      </p>
      <div className={styles.scroll}>
        <table aria-labelledby="link-history-found">
          <thead>
            <tr>
              <ColumnHeaders columns={columns} />
            </tr>
          </thead>
          <tbody>
            {shown.map((made) => (
              <HistoryRow key={made.link} made={made} />
            ))}
          </tbody>
        </table>
      </div>
      <Pager {...pager} />
    </>
  )
}
