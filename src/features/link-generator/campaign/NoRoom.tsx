import { useTranslation } from "react-i18next"
import { Button } from "../../../ui/Button/Button"
import { Notice } from "../../../ui/Notice/Notice"
import { useFocusOnShow } from "../../../ui/useFocusOnShow"
import { campaignLimit } from "../model/storedCampaign"
import { useCampaignWorkbench } from "./workbench"

interface NoRoomProps {
  /** A new object each time that a campaign is refused, which moves focus here. */
  refused: object
  onRemoveOldest: () => void
  /**
   * Id of the control that takes focus once the oldest campaign is deleted, since the button disappears with the
   * notice.
   */
  nextFocus: string
}

/** Says that this browser keeps no more campaigns, and offers to make room. Takes focus when it appears. */
export function NoRoom({ refused, onRemoveOldest, nextFocus }: NoRoomProps) {
  const { t } = useTranslation("campaign")
  const box = useFocusOnShow<HTMLDivElement>(refused)
  const { campaigns, making } = useCampaignWorkbench()
  const name = campaigns.at(-1)?.plan.name
  return (
    <Notice
      kind="problem"
      ref={box}
      actions={
        <Button
          variant="secondary"
          // While any campaign is being signed: that one, if it is the oldest, would be stored again as signing goes on.
          disabled={making !== undefined}
          onClick={() => {
            onRemoveOldest()
            document.getElementById(nextFocus)?.focus()
          }}
        >
          {t("removeNamed", { name })}
        </Button>
      }
    >
      {t("picker.full", { limit: campaignLimit, name })}
    </Notice>
  )
}
