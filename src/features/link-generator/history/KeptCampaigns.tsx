import { useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../ui/Button/Button"
import { useFocusAfterRender } from "../../../ui/useFocusAfterRender"
import { useFocusOnShow } from "../../../ui/useFocusOnShow"
import { NoRoom } from "../campaign/NoRoom"
import {
  refreshCampaigns,
  removeAllCampaigns,
  removeCampaign,
  undoInStorage,
  useCampaignWorkbench,
} from "../campaign/workbench"
import styles from "../table/Table.module.css"
import { UndoNotice } from "../../../ui/Notice/UndoNotice"

/** Id of the button that deletes the campaigns. */
const deleteId = "link-history-campaigns"

/**
 * Says that campaigns with their signed links stay in this browser even if its history is turned off, and deletes them
 * on request.
 * @param onChange called once campaigns have been deleted or brought back, which changes how much room the history has
 */
export function KeptCampaigns({ onChange }: { onChange: () => void }) {
  const { t } = useTranslation("campaign")
  const { campaigns, making, undo } = useCampaignWorkbench()
  const deletion = undo.filter(({ kind }) => kind === "removedAll").at(-1)
  // The notice takes focus after a deletion here, not if it was there when this view opened, nor after an Undo that had
  // room for some campaigns only.
  const [deleteCount, setDeleteCount] = useState(0)
  const box = useFocusOnShow<HTMLDivElement>(deleteCount, deleteCount > 0)
  // Set while Undo has found no room for all campaigns; a new object each time, so that the notice takes focus again.
  const [refused, setRefused] = useState<object>()
  const focusAfterRender = useFocusAfterRender()
  // Other tabs may have changed the campaigns.
  useEffect(refreshCampaigns, [])

  return (
    <>
      {campaigns.length > 0 ? (
        <div className={styles.actions}>
          <p>{t("history.campaigns", { count: campaigns.length })}</p>
          <Button
            id={deleteId}
            variant="plain"
            // A campaign whose codes are being signed would be stored again as signing goes on.
            disabled={making !== undefined}
            onClick={() => {
              removeAllCampaigns()
              setDeleteCount((times) => times + 1)
              setRefused(undefined)
              onChange()
            }}
          >
            {t("history.deleteCampaigns")}
          </Button>
        </div>
      ) : null}
      {deletion ? (
        <UndoNotice
          label={t("undo.button")}
          ref={box}
          onUndo={() => {
            const complete = undoInStorage(deletion)
            setRefused(complete ? undefined : {})
            onChange()
            if (complete) focusAfterRender(deleteId)
          }}
        >
          {t("undo.campaigns")}
        </UndoNotice>
      ) : null}
      {refused ? (
        <NoRoom
          refused={refused}
          onRemoveOldest={() => {
            const oldest = campaigns.at(-1)
            if (oldest) removeCampaign(oldest.id)
            setRefused(undefined)
            onChange()
          }}
          nextFocus={deleteId}
        />
      ) : null}
    </>
  )
}
