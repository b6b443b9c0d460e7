import { useDeferredValue, useMemo, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../ui/Button/Button"
import { CheckboxField } from "../../../ui/Field/CheckboxField"
import { plainText } from "../../../ui/Field/plainText"
import { TextField } from "../../../ui/Field/TextField"
import { Pager } from "../campaign/Pager"
import { clearHistory, linkHistory, rememberLinks } from "../history"
import { searchOf } from "../model/search"
import styles from "../campaign/Campaign.module.css"
import { HistoryRow } from "./HistoryRow"

/** Rows on one page of the table. */
const pageSize = 50

const columns = [
  "history.campaign",
  "table.channel",
  "table.language",
  "table.page",
  "admin:link.code",
  "table.made",
  "table.ends",
  "admin:link.result.link",
] as const

/** The links made in this browser, until somebody clears them; beside those of this tab, for shared computers. */
export function HistoryView() {
  const { t } = useTranslation(["campaign", "admin"])
  const [history, setHistory] = useState(linkHistory)
  const [query, setQuery] = useState("")
  const [page, setPage] = useState(0)
  const search = useMemo(() => searchOf(history ?? []), [history])
  const deferred = useDeferredValue(query)
  const found = useMemo(() => search(deferred), [search, deferred])
  return (
    <section className={styles.table} aria-labelledby="link-history">
      <h2 id="link-history">{t("history.heading")}</h2>
      <CheckboxField
        id="link-history-on"
        label={t("history.remember")}
        hint={t("history.hint")}
        checked={history !== undefined}
        onChange={({ target }) => {
          rememberLinks(target.checked)
          setHistory(linkHistory())
        }}
      />
      {history && history.length > 0 ? (
        <>
          <div className={styles.bar}>
            <TextField
              id="link-history-search"
              type="search"
              label={t("table.search")}
              value={query}
              onChange={({ target }) => {
                setQuery(target.value)
                setPage(0)
              }}
              {...plainText}
            />
            <Button
              variant="plain"
              onClick={() => {
                clearHistory()
                setHistory(linkHistory())
              }}
            >
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
                  {columns.map((column) => (
                    <th scope="col" key={column}>
                      {t(column)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {found.slice(page * pageSize, (page + 1) * pageSize).map((made) => (
                  <HistoryRow key={made.link} made={made} />
                ))}
              </tbody>
            </table>
          </div>
          <Pager page={page} pages={Math.ceil(found.length / pageSize)} onPage={setPage} />
        </>
      ) : (
        <p className={styles.quiet}>{t(history ? "history.empty" : "history.off")}</p>
      )}
    </section>
  )
}
