import { useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../ui/Button/Button"
import { useFocusAfterRender } from "../../../ui/useFocusAfterRender"
import { useFocusOnShow } from "../../../ui/useFocusOnShow"
import { refreshCampaigns, removeAllCampaigns, undoStored, useCampaignWorkbench } from "../campaign/workbench"
import styles from "../campaign/Campaign.module.css"
import { UndoNotice } from "../campaign/UndoNotice"

/** Id of the button that deletes the campaigns. */
const deleteId = "link-history-campaigns"

/**
 * Says that campaigns with their signed links stay in this browser even if its history is turned off, and deletes them on
 * request.
 * @param onChange called once campaigns have been deleted or brought back, which changes how much room the history has
 */
export function KeptCampaigns({ onChange }: { onChange: () => void }) {
  const { t } = useTranslation("campaign")
  const { campaigns, making, undo } = useCampaignWorkbench()
  const deletion = undo.filter(({ kind }) => kind === "removedAll").at(-1)
  // A deletion before this view was shown takes no focus.
  const [before] = useState(deletion)
  const box = useFocusOnShow<HTMLDivElement>(deletion, deletion !== before)
  const focusAfterRender = useFocusAfterRender()
  // Other tabs may have changed them.
  useEffect(refreshCampaigns, [])

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
              removeAllCampaigns()
              onChange()
            }}
          >
            {t("history.deleteCampaigns")}
          </Button>
        </div>
      ) : null}
      {deletion ? (
        <UndoNotice
          ref={box}
          onUndo={() => {
            undoStored(deletion)
            onChange()
            focusAfterRender(deleteId)
          }}
        >
          {t("undo.campaigns")}
        </UndoNotice>
      ) : null}
    </>
  )
}
