import { useTranslation } from "react-i18next"
import { FailureNotice } from "../../../shared/feedback/FailureNotice"
import { Notice } from "../../../ui/Notice/Notice"
import { useFocusAfterRender } from "../../../ui/useFocusAfterRender"
import styles from "../table/Table.module.css"
import { FileButton } from "../table/FileButton"
import { isDone, isDoubtful, isWorking, type CheckedLink } from "../model/checkedLink"
import { CheckTable } from "./CheckTable"
import { checkLinks, resumeCheck, useLinkCheck, type LinkCheck } from "./linkCheck"

/** Says which of many links still work: printed ones, or those of a mailing. */
export function CheckView() {
  const { t } = useTranslation("campaign")
  const { links, failure, busy, fileCount } = useLinkCheck()
  const focusAfterRender = useFocusAfterRender()
  return (
    <section className={styles.table} aria-labelledby="link-check">
      <div className={styles.head}>
        <h2 id="link-check">{t("check.heading")}</h2>
        <p className={styles.quiet}>{t("check.hint")}</p>
      </div>
      <div>
        <FileButton
          label={t("check.choose")}
          accept=".csv,.txt,text/csv,text/plain"
          onRead={({ text }) => void checkLinks(text)}
        />
      </div>
      {failure ? (
        <FailureNotice
          failure={failure}
          busy={busy}
          onRetry={() => {
            void resumeCheck()
            focusAfterRender("link-check-found")
          }}
        />
      ) : null}
      {links ? <Found links={links} busy={busy} fileCount={fileCount} /> : null}
    </section>
  )
}

type FoundProps = Pick<LinkCheck, "busy" | "fileCount"> & { links: readonly CheckedLink[] }

/** How many of the links work, and each with its result. */
function Found({ links, busy, fileCount }: FoundProps) {
  const { t } = useTranslation("campaign")
  const all = links.length
  const done = links.filter(isDone).length
  const doubtful = links.filter(isDoubtful).length
  if (all === 0) return <Notice kind="problem">{t("check.none")}</Notice>
  return (
    <>
      <div>
        <p role="status" id="link-check-found" tabIndex={-1}>
          {busy ? t("check.busy") : t("check.found", { count: links.filter(isWorking).length, all })}
        </p>
        {/* Not part of the status: a screen reader would read each number. */}
        {done < all ? <p className={styles.quiet}>{t("check.progress", { done, all })}</p> : null}
        {doubtful > 0 ? <p>{t("check.doubtful", { count: doubtful })}</p> : null}
      </div>
      <CheckTable key={fileCount} links={links} />
    </>
  )
}
