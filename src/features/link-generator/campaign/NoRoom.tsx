import { useTranslation } from "react-i18next"
import { Button } from "../../../ui/Button/Button"
import { Notice } from "../../../ui/Notice/Notice"
import { useFocusOnShow } from "../../../ui/useFocusOnShow"
import { campaignLimit } from "../model/storedCampaign"
import { campaignFieldIds } from "./planControls"
import type { useCampaigns } from "./useCampaigns"

/** Says that this browser keeps no more campaigns, and offers to make room. Takes focus when it appears. */
export function NoRoom({ state: { campaigns, refused, removeOldest } }: { state: ReturnType<typeof useCampaigns> }) {
  const { t } = useTranslation("campaign")
  const box = useFocusOnShow<HTMLDivElement>(refused)
  const name = campaigns.at(-1)?.plan.name
  return (
    <Notice
      kind="problem"
      ref={box}
      actions={
        <Button
          variant="secondary"
          onClick={() => {
            removeOldest()
            document.getElementById(campaignFieldIds.open)?.focus()
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
