import { useState } from "react"
import { changeCampaigns, storedCampaigns } from "../campaigns"
import { campaignLimit, withoutCampaign, withRestored, type Campaign } from "../model/storedCampaign"

/** A campaign that this browser has no room for; a new object each time that one is refused. */
interface Refused {
  /** Where it was to come from. */
  from: "form" | "file"
}

/** The campaigns that this browser keeps, which other tabs may change at any time. */
export function useStoredCampaigns() {
  const [campaigns, setCampaigns] = useState<readonly Campaign[]>(storedCampaigns)
  const [refused, setRefused] = useState<Refused>()
  const [unsaved, setUnsaved] = useState(false)

  /** Changes the campaigns that are stored at this moment. */
  function save(change: (stored: readonly Campaign[]) => readonly Campaign[]): void {
    const saved = changeCampaigns(change)
    setCampaigns(saved.campaigns)
    setUnsaved(!saved.stored)
  }

  return {
    campaigns,
    /** Undefined unless the last campaign was refused for want of room. */
    refused,
    /** Whether the browser could not store the last change. */
    unsaved,
    save,
    /** Whether one more campaign can be kept; if not, `refused` says so. */
    hasRoom: (from: Refused["from"]): boolean => {
      const stored = storedCampaigns()
      const room = stored.length < campaignLimit
      setCampaigns(stored)
      setRefused(room ? undefined : { from })
      return room
    },
    /** Forgets what the last action on another campaign ended with. */
    reset: () => {
      setRefused(undefined)
      setUnsaved(false)
    },
    /** Deletes a campaign; returns what brings it back, among those that are stored by then. */
    remove: (campaign: Campaign): (() => void) => {
      const stored = storedCampaigns()
      const at = stored.findIndex(({ id }) => id === campaign.id)
      const latest = stored[at] ?? campaign
      setRefused(undefined)
      save((current) => withoutCampaign(current, campaign.id))
      return () => save((current) => withRestored(current, latest, Math.max(at, 0)))
    },
  }
}
