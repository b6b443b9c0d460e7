import { NoRoom } from "./NoRoom"
import { campaignFieldIds } from "./planControls"
import type { useCampaigns } from "./useCampaigns"

type CampaignsState = ReturnType<typeof useCampaigns>

interface RefusedCampaignProps {
  state: Pick<CampaignsState, "campaigns" | "refused" | "removeOldest">
  /** Where this notice stands; it is shown only if the refused campaign came from the same place. */
  from: NonNullable<CampaignsState["refused"]>["from"]
}

/** Says that a campaign was refused for want of room; nothing if none was, or if it was to come from elsewhere. */
export function RefusedCampaign({ state: { campaigns, refused, removeOldest }, from }: RefusedCampaignProps) {
  if (refused?.from !== from) return null
  return (
    <NoRoom campaigns={campaigns} refused={refused} onRemoveOldest={removeOldest} nextFocus={campaignFieldIds.open} />
  )
}
