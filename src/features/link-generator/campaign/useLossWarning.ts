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

/**
 * Asks before links that may be in print are replaced or removed. Whoever accepts is not asked again for the same
 * campaign and plan.
 */
export function useLossWarning({
  formRef,
  values,
  isSubmitting,
}: Pick<PlanForm, "formRef" | "values" | "isSubmitting">) {
  const [asked, setAsked] = useState<{ id: string; plan: CampaignPlan; losses: Losses }>()
  // A changed form drops the question for good: if it were only hidden, it would take focus once the form is changed
  // back.
  if (asked && !isSubmitting && !isSameValue(asked.plan, values)) setAsked(undefined)
  const agreed = useRef<{ id: string; plan: CampaignPlan }>(undefined)
  return {
    /** What the campaign would lose; undefined if nobody has to be asked, or the form has changed since. */
    losses: isSubmitting ? undefined : asked?.losses,
    /** Shows the question if links would be lost and nobody has accepted that yet. Returns whether it is shown. */
    askIfNeeded: (plan: CampaignPlan, { id, links }: Campaign, targets: readonly LinkTarget[]): boolean => {
      const losses = lossesOf(links, targets, now())
      const needed = losses.replaced + losses.removed > 0 && !isSameValue(agreed.current, { id, plan })
      setAsked(needed ? { id, plan, losses } : undefined)
      return needed
    },
    /** To be called once the links are made: the next time, the same plan may mean other losses. */
    forgetAgreement: (): void => void (agreed.current = undefined),
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
