import { useEffect, useState } from "react"
import { submitForm } from "../../../lib/submitForm"
import { randomUuid } from "../../../lib/uuid"
import { useFormikForm } from "../../../shared/forms/useFormikForm"
import { storeDraft, storedDraft } from "../campaigns"
import type { CampaignPlan } from "../model/campaign"
import { targetsFor } from "../model/recoverPlan"
import { campaignSchema, type CampaignErrors } from "../model/schema"
import { campaignLimit } from "../model/storedCampaign"
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

/** Whether this browser can keep one more campaign. */
function useRoom() {
  const [refused, setRefused] = useState<Refused>()
  return {
    refused,
    /** Says what is refused if there is no room for one more. */
    hasRoom: (from: Refused["from"]): boolean => {
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
  const { refused, hasRoom, forgetRefused } = useRoom()
  const { campaigns, making, undo, fileJob, ...state } = useCampaignWorkbench()
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
    if (making || (!open && !hasRoom("form"))) return
    changeWorkbench({ fileJob: undefined })
    // Another tab may have changed it.
    refreshCampaigns()
    const current = workbench().campaigns.find((campaign) => campaign.id === id)
    const targets = targetsFor(plan, current)
    if (current && warning.isNeeded(plan, current, targets)) return
    // Before the first answer: somebody who leaves meanwhile comes back to this campaign.
    const own = id ?? randomUuid()
    setId(own)
    if (await makeCampaign({ plan, targets }, own)) warning.settle()
  }

  function turnTo(next: string | undefined, plan: CampaignPlan): void {
    changeWorkbench({ made: undefined, problems: undefined, fileJob: undefined })
    forgetRefused()
    setId(next)
    form.setUntouched(plan)
  }

  const actions = campaignActions({ id, values, open, turnTo, hasRoom })

  return {
    ...state,
    form: { ...form, isSubmitting: busy },
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
    /** Opens the links of a file as a campaign of its own; false if there is no room for it. */
    importLinks: async (job: LinkJob): Promise<boolean> => {
      if (busy || !hasRoom("file")) return false
      const own = randomUuid()
      actions.showPlan(own, job.plan)
      changeWorkbench({ fileJob: job })
      await makeCampaign(job, own)
      return true
    },
    /** Makes the same links again: those of the form, or those of the file. */
    retry: () => {
      if (fileJob && id) void makeCampaign(fileJob, id)
      else submitForm(form.formRef.current)
    },
  }
}
