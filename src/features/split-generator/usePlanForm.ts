import { useMemo, useState } from "react"
import type { FieldErrors } from "../../shared/forms/fieldErrors"
import { useFormikForm } from "../../shared/forms/useFormikForm"
import { saveWork } from "./experiments"
import { newPlanValues, sampleSizePlan, readPlanValues, type PlanProblem, type PlanValues } from "./model/plan"
import { planSchema } from "./model/schema"

/**
 * The planner's form and its plan, which follows the form and the shares.
 * @param shares of all visitors that each variant gets; undefined while they are invalid
 * @param restored what the form held last, before a reload or another page; undefined if nothing is stored
 */
export function usePlanForm(shares: readonly number[] | undefined, restored: PlanValues | undefined) {
  const [submitCount, setSubmitCount] = useState(0)
  const form = useFormikForm<PlanValues, FieldErrors<PlanValues, PlanProblem>>({
    initialValues: newPlanValues,
    validationSchema: planSchema,
    onSubmit: async () => setSubmitCount((times) => times + 1),
    readValues: readPlanValues,
    restore: () => restored,
    onChange: saveWork.plan,
    sendsNothing: true,
  })
  const { values } = form
  const plan = useMemo(() => sampleSizePlan(values, shares ?? []), [values, shares])
  return {
    form,
    /** Undefined while something is missing or invalid. */
    plan,
    /** Number of successful submits since the plan of another experiment was last shown. */
    submitCount,
    /** Shows the plan of another experiment. */
    show: (next: PlanValues) => {
      setSubmitCount(0)
      form.setUntouched(next)
    },
  }
}
