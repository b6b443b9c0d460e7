import { useMemo, useState } from "react"
import type { FieldErrors } from "../../shared/forms/fieldErrors"
import { useFormikForm } from "../../shared/forms/useFormikForm"
import { readSession, writeSession } from "../../services/storage/storage"
import { newPlan, planOf, readPlan, type PlanProblem, type PlanValues } from "./model/plan"
import { planSchema } from "./model/schema"

const saveDraft = (values: PlanValues) => writeSession("splitPlan", new URLSearchParams({ ...values }).toString())

function restore(): PlanValues | undefined {
  const draft = readSession("splitPlan")
  return draft === null ? undefined : readPlan(new URLSearchParams(draft))
}

/**
 * The planner's form and its plan, which follows the form and the shares.
 * @param shares of all visitors that each variant gets; undefined while they are invalid
 */
export function usePlanForm(shares: readonly number[] | undefined) {
  const [submitCount, setSubmitCount] = useState(0)
  const form = useFormikForm<PlanValues, FieldErrors<PlanValues, PlanProblem>>({
    initialValues: newPlan,
    validationSchema: planSchema,
    onSubmit: async () => setSubmitCount((times) => times + 1),
    readValues: readPlan,
    restore,
    onChange: saveDraft,
    sendsNothing: true,
  })
  const { values } = form
  const plan = useMemo(() => planOf(values, shares ?? []), [values, shares])
  return {
    form,
    /** Undefined while something is missing or invalid. */
    plan,
    /** Number of successful submitCount. */
    submitCount,
  }
}
