import { useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../ui/Button/Button"
import { useFocusAfterRender } from "../../../ui/useFocusAfterRender"
import { useFocusOnShow } from "../../../ui/useFocusOnShow"
import { changeWorkbench, refreshCampaigns, saveCampaigns, useCampaignWorkbench } from "../campaign/workbench"
import styles from "../campaign/Campaign.module.css"
import { UndoNotice } from "../campaign/UndoNotice"
import { withRestored, type Campaign } from "../model/storedCampaign"

/** Id of the button that deletes the campaigns. */
const deleteId = "link-history-campaigns"

/**
 * Says that campaigns with their signed links stay in this browser even if its history is turned off, and deletes them on
 * request.
 * @param onChange called once campaigns have been deleted or brought back, which changes how much room the history has
 */
export function KeptCampaigns({ onChange }: { onChange: () => void }) {
  const { t } = useTranslation("campaign")
  const { campaigns, making } = useCampaignWorkbench()
  const [deleted, setDeleted] = useState<readonly Campaign[]>()
  const box = useFocusOnShow<HTMLDivElement>(deleted, deleted !== undefined)
  const focusAfterRender = useFocusAfterRender()
  // Other tabs may have changed them.
  useEffect(refreshCampaigns, [])

  function change(to: (stored: readonly Campaign[]) => readonly Campaign[]): void {
    saveCampaigns(to)
    onChange()
  }

  return (
    <>
      {campaigns.length > 0 ? (
        <div className={styles.actions}>
          <p>{t("history.campaigns", { count: campaigns.length })}</p>
          <Button
            id={deleteId}
            variant="plain"
            // The campaign whose codes are being signed would be stored again with the next one.
            disabled={making !== undefined}
            onClick={() => {
              change((stored) => {
                setDeleted(stored)
                return []
              })
              changeWorkbench({ undo: [] })
            }}
          >
            {t("history.deleteCampaigns")}
          </Button>
        </div>
      ) : null}
      {deleted ? (
        <UndoNotice
          ref={box}
          onUndo={() => {
            change((stored) => {
              const missing = deleted.filter(({ id }) => stored.every((other) => other.id !== id))
              return missing.reduce((all, one) => withRestored(all, one, all.length), stored)
            })
            setDeleted(undefined)
            focusAfterRender(deleteId)
          }}
        >
          {t("undo.campaigns")}
        </UndoNotice>
      ) : null}
    </>
  )
}
