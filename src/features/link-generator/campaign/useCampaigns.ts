import { useEffect, useState } from "react"
import { submitForm } from "../../../lib/submitForm"
import { useFormikForm } from "../../../shared/forms/useFormikForm"
import { storeDraft, storedDraft } from "../campaigns"
import type { CampaignPlan } from "../model/campaign"
import { firstChannel } from "../model/channels"
import { targetsFor } from "../model/recoverPlan"
import { campaignSchema, type CampaignErrors } from "../model/schema"
import { withCampaign, type Campaign } from "../model/storedCampaign"
import { readPlanControls } from "./planControls"
import { useMaking, type Order } from "./useMaking"
import { useStoredCampaigns } from "./useStoredCampaigns"

/** Values of a new campaign. */
const newPlan: CampaignPlan = { name: "", codes: "", pages: [""], languages: [""], channels: [firstChannel] }

/** Brings back what the last action has replaced or deleted. */
interface Undo {
  run: () => void
  /** Name of the campaign that was deleted; undefined if another one was opened. */
  removed: string | undefined
}

/** The way back from the last action, until it is taken. */
function useUndo() {
  const [undo, setUndo] = useState<Undo>()
  const dropUndo = () => setUndo(undefined)
  const offerUndo = (back: () => void, removed?: string) => {
    const run = () => {
      back()
      dropUndo()
    }
    setUndo({ run, removed })
  }
  return { undo, offerUndo, dropUndo }
}

/** The campaigns of this browser, the form of the one that is open, and what can be done with them. */
export function useCampaigns() {
  const [draft] = useState(storedDraft)
  const [id, setId] = useState(draft?.id)
  const { undo, offerUndo, dropUndo } = useUndo()
  const [file, setFile] = useState<Order>()
  const { campaigns, ...store } = useStoredCampaigns()
  const { make, ...making } = useMaking()
  const open = campaigns.find((campaign) => campaign.id === id)
  const form = useFormikForm<CampaignPlan, CampaignErrors>({
    name: "campaign",
    initialValues: draft?.plan ?? newPlan,
    // Not what was typed at this history entry, which may belong to another campaign than the draft's.
    restore: () => draft?.plan ?? newPlan,
    validationSchema: campaignSchema,
    onSubmit: async (plan) => {
      setFile(undefined)
      if (!open && !store.hasRoom("form")) return
      if (await makeAndSave({ plan, targets: targetsFor(plan, open) }, open)) dropUndo()
    },
    readValues: readPlanControls,
  })
  const { values } = form
  const busy = form.isSubmitting || making.progress !== undefined
  useEffect(() => storeDraft({ id, plan: values }), [id, values])

  const makeAndSave = (order: Order, of: Campaign | undefined): Promise<boolean> =>
    make(order, of, (campaign) => {
      store.save((stored) => withCampaign(stored, campaign))
      setId((shown) => (shown === of?.id ? campaign.id : shown))
    })

  function turnTo(next: string | undefined, plan: CampaignPlan): void {
    making.reset()
    store.reset()
    setFile(undefined)
    setId(next)
    form.setValues(plan)
  }

  /** Shows another campaign; what was there can be brought back. */
  function show(next: Campaign | undefined, plan: CampaignPlan = next?.plan ?? newPlan): void {
    offerUndo(() => turnTo(id, values))
    turnTo(next?.id, plan)
  }

  return {
    form: { ...form, isSubmitting: busy },
    campaigns,
    open,
    ...making,
    refused: store.refused,
    unsaved: store.unsaved,
    /** Undefined if there is nothing to bring back. */
    undo,
    show,
    /** Deletes the campaign that is open. */
    remove: () => {
      if (!open) return
      turnTo(undefined, newPlan)
      const restore = store.remove(open)
      offerUndo(() => {
        turnTo(open.id, values)
        restore()
      }, open.plan.name)
    },
    /** Deletes the campaign that was changed longest ago, to make room for another. */
    removeOldest: () => {
      const oldest = campaigns.at(-1)
      if (oldest) offerUndo(store.remove(oldest), oldest.plan.name)
    },
    /** Opens the links of a file as a campaign of its own; false if there is no room for it. */
    importLinks: async (order: Order): Promise<boolean> => {
      if (busy || !store.hasRoom("file")) return false
      show(undefined, order.plan)
      setFile(order)
      await makeAndSave(order, undefined)
      return true
    },
    /** Makes the same links again: those of the form, or those of the file. */
    retry: () => {
      if (file) void makeAndSave(file, open)
      else submitForm(form.formRef.current)
    },
  }
}
