import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../ui/Button/Button"
import { CheckboxField } from "../../../ui/Field/CheckboxField"
import { Notice } from "../../../ui/Notice/Notice"
import { useFocusAfterRender } from "../../../ui/useFocusAfterRender"
import { useFocusOnShow } from "../../../ui/useFocusOnShow"
import {
  clearHistory,
  isHistoryStored,
  linkHistory,
  restoreHistory,
  setHistoryEnabled,
  storeHistoryAgain,
} from "../linkHistory"
import { formatHistoryCsv } from "../model/formatHistoryCsv"
import { campaignShare, historyLimit, type MadeLink } from "../model/history"
import styles from "../campaign/Campaign.module.css"
import { saveCsv } from "../campaign/saveCsv"
import { UndoNotice } from "../campaign/UndoNotice"
import { clearId, HistoryTable } from "./HistoryTable"
import { KeptCampaigns } from "./KeptCampaigns"

/** Links that were forgotten just now. */
interface Forgotten {
  links: readonly MadeLink[]
  /** The button goes with the links, so that focus has to move on. */
  by: "button" | "checkbox"
}

/** The links made in this browser, until somebody clears them; beside those of this tab, for shared computers. */
export function HistoryView() {
  const { t } = useTranslation("campaign")
  const [history, setHistory] = useState(linkHistory)
  const [unsaved, setUnsaved] = useState(() => !isHistoryStored())
  const [forgotten, setForgotten] = useState<Forgotten>()
  const box = useFocusOnShow<HTMLDivElement>(forgotten, forgotten?.by === "button")
  const focusAfterRender = useFocusAfterRender()

  function show(): void {
    setHistory(linkHistory())
    setUnsaved(!isHistoryStored())
  }

  function forget(by: Forgotten["by"], run: () => void): void {
    const links = linkHistory() ?? []
    // Links that were cleared just before can still be brought back.
    setForgotten((before) => ({ links: links.length > 0 ? links : (before?.links ?? []), by }))
    run()
    show()
  }

  function restore(links: readonly MadeLink[]): void {
    restoreHistory(links)
    show()
    setForgotten(undefined)
    focusAfterRender(clearId)
  }

  return (
    <section className={styles.table} aria-labelledby="link-history">
      <h2 id="link-history">{t("history.heading")}</h2>
      <CheckboxField
        id="link-history-on"
        label={t("history.remember")}
        hint={t("history.hint", { limit: historyLimit, share: campaignShare })}
        checked={history !== undefined}
        onChange={({ target }) => {
          if (!target.checked) return forget("checkbox", () => setHistoryEnabled(false))
          setHistoryEnabled(true)
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
      {forgotten && forgotten.links.length > 0 ? (
        <UndoNotice ref={box} onUndo={() => restore(forgotten.links)}>
          {t("undo.cleared")}
        </UndoNotice>
      ) : null}
      {history && history.length > 0 ? (
        <HistoryTable history={history} onClear={() => forget("button", clearHistory)} />
      ) : (
        <p className={styles.quiet}>{t(history ? "history.empty" : "history.off")}</p>
      )}
    </section>
  )
}

/** Says that the browser could not store the history, and saves it as a file. */
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
