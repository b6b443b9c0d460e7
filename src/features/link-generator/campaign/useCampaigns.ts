import { useEffect, useState } from "react"
import { submitForm } from "../../../lib/submitForm"
import { randomUuid } from "../../../lib/uuid"
import { isSameValue } from "../../../shared/forms/fieldErrors"
import { useFormikForm } from "../../../shared/forms/useFormikForm"
import { storeDraft, storedDraft } from "../campaigns"
import type { CampaignPlan } from "../model/campaign"
import { targetsToResume, targetsKeepingValues } from "../model/recoverPlan"
import { findCampaignWithLinks } from "../model/findCampaignWithLinks"
import { campaignSchema, type CampaignErrors } from "../model/schema"
import { campaignLimit, type Campaign } from "../model/storedCampaign"
import { campaignActions, newPlan } from "./campaignActions"
import { makeCampaign } from "./makeCampaign"
import { readPlanControls } from "./planControls"
import { useLossWarning } from "./useLossWarning"
import { changeWorkbenchState, refreshCampaigns, useCampaignWorkbench, workbenchState, type LinkJob } from "./workbench"

/** A campaign that this browser has no room for; a new object each time that a campaign is refused. */
interface Refused {
  /** Where the campaign came from: the form, or a file that was read. */
  from: "form" | "file"
}

/** What became of the links of a file: a campaign has them already, a new campaign was made of them, or neither. */
type ImportedLinks = { kind: "known"; campaign: Campaign } | { kind: "made" } | { kind: "refused" }

/** Checks whether this browser can keep one more campaign, and remembers what was refused. */
function useRoom() {
  const [refused, setRefused] = useState<Refused>()
  return {
    refused,
    /** Returns whether there is room for one more campaign; if not, the page says so. */
    checkRoom: (from: Refused["from"]): boolean => {
      refreshCampaigns()
      const room = workbenchState().campaigns.length < campaignLimit
      setRefused(room ? undefined : { from })
      return room
    },
    forgetRefused: () => setRefused(undefined),
  }
}

/** The campaigns of this browser, the form of the one that is open, and what can be done with them. */
export function useCampaigns() {
  const [draft] = useState(storedDraft)
  const [id, setId] = useState(draft?.id)
  const [fillCount, setFillCount] = useState(0)
  const { refused, checkRoom, forgetRefused } = useRoom()
  const { campaigns, making, undo, ...state } = useCampaignWorkbench()
  const open = campaigns.find((campaign) => campaign.id === id)
  const form = useFormikForm<CampaignPlan, CampaignErrors>({
    name: "campaign",
    initialValues: draft?.plan ?? newPlan,
    // Not the input stored with this entry of the browser's history, which may belong to another campaign than the
    // draft.
    restore: () => draft?.plan ?? newPlan,
    validationSchema: campaignSchema,
    onSubmit: submitPlan,
    readValues: readPlanControls,
  })
  const { values } = form
  const warning = useLossWarning(form)
  const busy = form.isSubmitting || making !== undefined
  useEffect(refreshCampaigns, [])
  useEffect(() => storeDraft({ id, plan: values }), [id, values])

  async function submitPlan(plan: CampaignPlan): Promise<void> {
    if (making || (!open && !checkRoom("form"))) return
    // Another tab may have changed the campaign.
    refreshCampaigns()
    const current = workbenchState().campaigns.find((campaign) => campaign.id === id)
    const targets = targetsKeepingValues(plan, current)
    if (current && warning.askIfNeeded(plan, current, targets)) return
    // Set before the first answer, so that somebody who leaves meanwhile comes back to this campaign.
    const ownId = id ?? randomUuid()
    setId(ownId)
    if (await makeCampaign({ plan, targets }, ownId)) warning.forgetAgreement()
  }

  /** Opens a campaign with a plan in the form; forgets what the form held and the notices about it. */
  function turnTo(next: string | undefined, plan: CampaignPlan): void {
    changeWorkbenchState({ lastCompleted: undefined, signingOutcome: undefined })
    forgetRefused()
    setId(next)
    if (plan.channels !== values.channels) setFillCount((times) => times + 1)
    form.setUntouched(plan)
  }

  /** Makes the links that signing has not reached, as they were planned, or as they were in the file. */
  function resume(): void {
    if (open?.pending) void makeCampaign({ plan: open.plan, targets: targetsToResume(open) }, open.id)
  }

  const actions = campaignActions({ id, values, open, turnTo, checkRoom })

  return {
    ...state,
    form: { ...form, isSubmitting: busy },
    /** Changes whenever the channels of another campaign fill the form. */
    fillCount,
    campaigns,
    open,
    warning,
    /** How far signing has come; undefined while no codes are being signed. */
    progress: making?.progress,
    /** Undefined unless the last campaign was refused for want of room. */
    refused,
    /** The last action that can be taken back. */
    lastUndo: undo.at(-1),
    ...actions,
    /** Deletes the campaign that was changed longest ago, to make room for another. */
    removeOldest: () => {
      forgetRefused()
      actions.removeOldest()
    },
    /**
     * Opens the links of a file: the campaign that has them already, or a new campaign of their own.
     * @returns which of the two; "refused" if links are being made already, or there is no room for a campaign
     */
    importLinks: async (job: LinkJob): Promise<ImportedLinks> => {
      if (busy) return { kind: "refused" }
      refreshCampaigns()
      const known = findCampaignWithLinks(job.targets, workbenchState().campaigns)
      if (known) {
        actions.show(known)
        return { kind: "known", campaign: known }
      }
      if (!checkRoom("file")) return { kind: "refused" }
      const ownId = randomUuid()
      actions.showPlan(ownId, job.plan)
      await makeCampaign(job, ownId)
      return { kind: "made" }
    },
    resume,
    /** Goes on after a failure: makes the remaining links, or those of the form if it was changed. */
    retry: () => {
      if (open?.pending && isSameValue(values, open.plan)) resume()
      else submitForm(form.formRef.current)
    },
  }
}
