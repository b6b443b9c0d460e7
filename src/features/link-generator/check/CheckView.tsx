import { useState } from "react"
import { useTranslation } from "react-i18next"
import { FailureNotice } from "../../../shared/feedback/FailureNotice"
import { useFocusAfterRender } from "../../../ui/useFocusAfterRender"
import { FileButton } from "../campaign/FileButton"
import { Pager } from "../campaign/Pager"
import styles from "../campaign/Campaign.module.css"
import { useLinkCheck, type CheckedLink } from "./useLinkCheck"

/** Rows on one page of the table. */
const pageSize = 50

/** Says which of many links still work: printed ones, or those of a mailing. */
export function CheckView() {
  const { t } = useTranslation(["campaign", "admin"])
  const { links, failure, busy, read, retry } = useLinkCheck()
  const [page, setPage] = useState(0)
  const focusAfterRender = useFocusAfterRender()
  const working = links?.filter(({ outcome }) => outcome?.kind === "valid").length ?? 0
  const pages = Math.ceil((links?.length ?? 0) / pageSize)
  return (
    <section className={styles.table} aria-labelledby="link-check">
      <h2 id="link-check">{t("check.heading")}</h2>
      <p className={styles.quiet}>{t("check.hint")}</p>
      <div>
        <FileButton
          label={t("csv.choose")}
          accept=".csv,.txt,text/csv,text/plain"
          onFile={(file) => {
            setPage(0)
            void read(file)
          }}
        />
      </div>
      {failure ? (
        <FailureNotice
          failure={failure}
          busy={busy}
          onRetry={() => {
            void retry()
            focusAfterRender("link-check-found")
          }}
        />
      ) : null}
      {links ? (
        <>
          <p role="status" id="link-check-found" tabIndex={-1}>
            {busy ? t("check.busy") : t("check.found", { count: working, all: links.length })}
          </p>
          <div className={styles.scroll}>
            <table aria-labelledby="link-check">
              <thead>
                <tr>
                  <th scope="col">{t("check.line")}</th>
                  <th scope="col">{t("check.result")}</th>
                  <th scope="col">{t("admin:link.code")}</th>
                  <th scope="col">{t("admin:link.result.link")}</th>
                </tr>
              </thead>
              <tbody>
                {links.slice(page * pageSize, (page + 1) * pageSize).map((one) => (
                  <CheckedRow key={one.line} checked={one} />
                ))}
              </tbody>
            </table>
          </div>
          <Pager page={Math.min(page, Math.max(0, pages - 1))} pages={pages} onPage={setPage} />
        </>
      ) : null}
    </section>
  )
}

function CheckedRow({ checked: { line, text, link, problem, outcome } }: { checked: CheckedLink }) {
  const { t } = useTranslation(["campaign", "admin"])
  const answer = outcome?.kind === "rejected" ? t(`admin:${outcome.reason}`) : outcome && t("check.works")
  return (
    <tr>
      <td>{line}</td>
      <th scope="row">{problem ? t(`admin:${problem}`) : (answer ?? "…")}</th>
      <td>{link?.code}</td>
      <td>
        <p className={styles.address} title={text}>
          {text}
        </p>
      </td>
    </tr>
  )
}
