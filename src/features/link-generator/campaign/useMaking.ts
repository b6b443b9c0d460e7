import { useRef, useState } from "react"
import { randomUuid } from "../../../lib/uuid"
import { track } from "../../../services/analytics/track"
import { storedCampaigns } from "../campaigns"
import { saveToHistory } from "../history"
import type { CampaignPlan } from "../model/campaign"
import type { ImportedLink } from "../model/readCampaignCsv"
import type { Campaign } from "../model/storedCampaign"
import { makeLinks, type SigningProblems } from "./makeLinks"

/** What links are made from. */
export interface Order {
  plan: CampaignPlan
  targets: readonly ImportedLink[]
}

/** Makes the links of campaigns, one campaign at a time. */
export function useMaking() {
  const [signingProblems, setSigningProblems] = useState<SigningProblems>()
  const [progress, setProgress] = useState<{ done: number; all: number }>()
  const [generateCount, setGenerateCount] = useState(0)
  const running = useRef(false)

  /**
   * Makes links.
   * @param of the campaign that they replace; undefined for a new one
   * @param onMade called with the campaign to save, if there are any links
   * @returns whether all went well
   */
  async function make({ plan, targets }: Order, of: Campaign | undefined, onMade: (campaign: Campaign) => void) {
    if (running.current) return false
    running.current = true
    try {
      const former = storedCampaigns().find(({ id }) => id === of?.id) ?? of
      const next = await makeLinks(targets, former?.links ?? [], (done, all) => setProgress({ done, all }))
      const { links, problems } = next
      setSigningProblems(problems)
      if (links.length === 0) return false
      if (next.signed > 0) track("link_generated", { language: plan.languages[0] || "any" })
      saveToHistory(next.made)
      onMade({ id: of?.id ?? randomUuid(), plan, links })
      // A problem takes focus instead.
      if (!problems.problem) setGenerateCount((number) => number + 1)
      return !problems.problem
    } finally {
      running.current = false
      setProgress(undefined)
    }
  }

  return {
    /** What the last signing of codes ended with. */
    signingProblems,
    /** How far signing has come; undefined when none is in progress. */
    progress,
    /** Counts the times that links were made since the campaign was opened. */
    generateCount,
    make,
    /** Forgets what was made for another campaign. */
    reset: () => {
      setSigningProblems(undefined)
      setGenerateCount(0)
    },
  }
}
