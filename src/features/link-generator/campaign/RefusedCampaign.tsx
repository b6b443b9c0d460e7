import { NoRoom } from "./NoRoom"
import { campaignFieldIds } from "./planControls"
import type { useCampaigns } from "./useCampaigns"

type CampaignsState = ReturnType<typeof useCampaigns>

interface RefusedCampaignProps {
  state: Pick<CampaignsState, "refused" | "removeOldest">
  /** Where this notice stands; it is shown only if the refused campaign came from the same place. */
  from: NonNullable<CampaignsState["refused"]>["from"]
}

/**
 * Says that there was no room for a campaign. Renders nothing if none was refused, or if the refused one came from the
 * other place (`from`).
 */
export function RefusedCampaign({ state: { refused, removeOldest }, from }: RefusedCampaignProps) {
  if (refused?.from !== from) return null
  return <NoRoom refused={refused} onRemoveOldest={removeOldest} nextFocus={campaignFieldIds.open} />
}
