import { useRef, useState } from "react"
import { now } from "../../../lib/clock"
import { submitForm } from "../../../lib/submitForm"
import { isSameValue } from "../../../shared/forms/fieldErrors"
import type { useFormikForm } from "../../../shared/forms/useFormikForm"
import type { CampaignPlan, LinkTarget } from "../model/campaign"
import type { CampaignErrors } from "../model/schema"
import { lossesOf, type Losses } from "../model/signatures"
import type { Campaign } from "../model/storedCampaign"

type PlanForm = ReturnType<typeof useFormikForm<CampaignPlan, CampaignErrors>>

/** Asks before links that may be in print are replaced or removed. What was agreed to holds for the same plan. */
export function useLossWarning({
  formRef,
  values,
  isSubmitting,
}: Pick<PlanForm, "formRef" | "values" | "isSubmitting">) {
  const [asked, setAsked] = useState<{ id: string; plan: CampaignPlan; losses: Losses }>()
  // What was asked about is gone once the form has changed, or the question would take focus again on the way back.
  if (asked && !isSubmitting && !isSameValue(asked.plan, values)) setAsked(undefined)
  const agreed = useRef<{ id: string; plan: CampaignPlan }>(undefined)
  return {
    /** What the campaign would lose; undefined if nobody has to be asked, or the form has changed since. */
    losses: isSubmitting ? undefined : asked?.losses,
    /** Whether somebody has to be asked before these links are made; if so, the question appears. */
    isNeeded: (plan: CampaignPlan, { id, links }: Campaign, targets: readonly LinkTarget[]): boolean => {
      const losses = lossesOf(links, targets, now())
      const needed = losses.replaced + losses.removed > 0 && !isSameValue(agreed.current, { id, plan })
      setAsked(needed ? { id, plan, losses } : undefined)
      return needed
    },
    /** To be called once the links were made: the next time, the same plan may mean other losses. */
    settle: (): void => void (agreed.current = undefined),
    actions: {
      /** Makes the links. */
      onAccept: (): void => {
        agreed.current = asked && { id: asked.id, plan: asked.plan }
        submitForm(formRef.current)
      },
      /**
       * Leaves the campaign as it is; the button disappears with the question, so focus returns to the form's submit
       * button.
       */
      onDecline: (): void => {
        setAsked(undefined)
        formRef.current?.querySelector<HTMLElement>("[type=submit]")?.focus()
      },
    },
  }
}
