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
import { campaignActions, newCampaign } from "./campaignActions"
import { makeCampaign } from "./makeCampaign"
import { readPlanControls } from "./planControls"
import { useLossWarning } from "./useLossWarning"
import { changeWorkbench, refreshCampaigns, useCampaignWorkbench, workbench, type LinkJob } from "./workbench"

/** A campaign that this browser has no room for; a new object each time that one is refused. */
interface Refused {
  /** Where it was to come from. */
  from: "form" | "file"
}

/** What has become of the links of a file: they are those of a campaign already, or have become one, or neither. */
type ImportedLinks = { kind: "known"; campaign: Campaign } | { kind: "made" } | { kind: "refused" }

/** Whether this browser can keep one more campaign. */
function useRoom() {
  const [refused, setRefused] = useState<Refused>()
  return {
    refused,
    /** Returns whether there is room for one more; if not, the page says so. */
    checkRoom: (from: Refused["from"]): boolean => {
      refreshCampaigns()
      const room = workbench().campaigns.length < campaignLimit
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
    initialValues: draft?.plan ?? newCampaign,
    // Not what was typed at this history entry, which may belong to another campaign than the draft's.
    restore: () => draft?.plan ?? newCampaign,
    validationSchema: campaignSchema,
    onSubmit: create,
    readValues: readPlanControls,
  })
  const { values } = form
  const warning = useLossWarning(form)
  const busy = form.isSubmitting || making !== undefined
  useEffect(refreshCampaigns, [])
  useEffect(() => storeDraft({ id, plan: values }), [id, values])

  async function create(plan: CampaignPlan): Promise<void> {
    if (making || (!open && !checkRoom("form"))) return
    // Another tab may have changed it.
    refreshCampaigns()
    const current = workbench().campaigns.find((campaign) => campaign.id === id)
    const targets = targetsKeepingValues(plan, current)
    if (current && warning.isNeeded(plan, current, targets)) return
    // Before the first answer: somebody who leaves meanwhile comes back to this campaign.
    const own = id ?? randomUuid()
    setId(own)
    if (await makeCampaign({ plan, targets }, own)) warning.settle()
  }

  function turnTo(next: string | undefined, plan: CampaignPlan): void {
    changeWorkbench({ lastCompleted: undefined, signingOutcome: undefined })
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
    /** How far signing has come; undefined when none is in progress. */
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
     * Opens the links of a file: as the campaign that has them already, or as one of its own.
     * @returns which of the two; "refused" if another is being made, or there is no room
     */
    importLinks: async (job: LinkJob): Promise<ImportedLinks> => {
      if (busy) return { kind: "refused" }
      refreshCampaigns()
      const known = findCampaignWithLinks(job.targets, workbench().campaigns)
      if (known) {
        actions.show(known)
        return { kind: "known", campaign: known }
      }
      if (!checkRoom("file")) return { kind: "refused" }
      const own = randomUuid()
      actions.showPlan(own, job.plan)
      await makeCampaign(job, own)
      return { kind: "made" }
    },
    resume,
    /** Makes links again after a failure: the remaining ones, or those of the form if it was changed. */
    retry: () => {
      if (open?.pending && isSameValue(values, open.plan)) resume()
      else submitForm(form.formRef.current)
    },
  }
}
