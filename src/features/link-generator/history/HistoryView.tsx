import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../ui/Button/Button"
import { CheckboxField } from "../../../ui/Field/CheckboxField"
import { Notice } from "../../../ui/Notice/Notice"
import { useFocusAfterRender } from "../../../ui/useFocusAfterRender"
import { useFocusOnShow } from "../../../ui/useFocusOnShow"
import {
  clearHistory,
  forgottenLinks,
  isHistoryStored,
  linkHistory,
  restoreHistory,
  setHistoryEnabled,
  storeHistoryAgain,
} from "../linkHistory"
import { formatHistoryCsv } from "../model/formatHistoryCsv"
import { linksPerCampaign, historyLimit, type MadeLink } from "../model/history"
import styles from "../table/Table.module.css"
import { saveCsv } from "../table/saveCsv"
import { UndoNotice } from "../../../ui/Notice/UndoNotice"
import { clearId, HistoryTable } from "./HistoryTable"
import { KeptCampaigns } from "./KeptCampaigns"

/**
 * The links made in this browser, kept until somebody clears them, in addition to the list that each tab keeps; can be
 * turned off on a shared computer.
 */
export function HistoryView() {
  const { t } = useTranslation("campaign")
  const [history, setHistory] = useState(linkHistory)
  const [unsaved, setUnsaved] = useState(() => !isHistoryStored())
  const [forgotten, setForgotten] = useState(forgottenLinks)
  // Whether the links were cleared by the button: it disappears with them, so focus has to move on; the checkbox stays.
  const [byButton, setByButton] = useState(false)
  const box = useFocusOnShow<HTMLDivElement>(forgotten, byButton)
  const focusAfterRender = useFocusAfterRender()

  function show(): void {
    setHistory(linkHistory())
    setUnsaved(!isHistoryStored())
    setForgotten(forgottenLinks())
  }

  function clear(): void {
    clearHistory()
    setByButton(true)
    show()
  }

  function restore(): void {
    restoreHistory()
    setByButton(false)
    show()
    focusAfterRender(clearId)
  }

  return (
    <section className={styles.table} aria-labelledby="link-history">
      <h2 id="link-history">{t("history.heading")}</h2>
      <CheckboxField
        id="link-history-on"
        label={t("history.remember")}
        hint={t("history.hint", { limit: historyLimit, share: linksPerCampaign })}
        checked={history !== undefined}
        onChange={({ target }) => {
          setHistoryEnabled(target.checked)
          setByButton(false)
          show()
        }}
      />
      <KeptCampaigns
        onChange={() => {
          storeHistoryAgain()
          show()
        }}
      />
      {history && unsaved ? <Unsaved history={history} /> : null}
      {forgotten.length > 0 ? (
        <UndoNotice label={t("undo.button")} ref={box} onUndo={restore}>
          {t("undo.cleared")}
        </UndoNotice>
      ) : null}
      {history && history.length > 0 ? (
        <HistoryTable history={history} onClear={clear} />
      ) : (
        <p className={styles.quiet}>{t(history ? "history.empty" : "history.off")}</p>
      )}
    </section>
  )
}

/** Says that the browser could not store the history, and offers to save it as a file. */
function Unsaved({ history }: { history: readonly MadeLink[] }) {
  const { t } = useTranslation("campaign")
  return (
    <Notice
      kind="problem"
      actions={
        <Button variant="secondary" onClick={() => saveCsv("links", formatHistoryCsv(history))}>
          {t("result.saveFound", { count: history.length })}
        </Button>
      }
    >
      {t("history.unsaved")}
    </Notice>
  )
}
