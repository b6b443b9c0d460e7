import { useEffect, useState } from "react"
import { textOf } from "../../shared/forms/formData"
import type { FieldErrors } from "../../shared/forms/fieldErrors"
import { useFormikForm } from "../../shared/forms/useFormikForm"
import { saveWork, type RestoredWork } from "./experiments"
import type { CountsMessage } from "./model/counts"
import { pastedCountsSchema, type PastedCounts } from "./model/schema"

const readValues = (data: FormData): PastedCounts => ({ counts: textOf(data.get("counts")) })

/**
 * The form for counts.
 * @param names of the variants, in order
 * @param restored what the form held last, before a reload or another page, and whether its result was shown
 */
export function useCountsForm(names: readonly string[], restored: Pick<RestoredWork, "counts" | "evaluated">) {
  const [{ submitCount, evaluated }, setState] = useState({ submitCount: 0, evaluated: restored.evaluated })
  useEffect(() => saveWork.evaluated(evaluated), [evaluated])
  const form = useFormikForm<PastedCounts, FieldErrors<PastedCounts, CountsMessage>>({
    initialValues: { counts: restored.counts ?? "" },
    validationSchema: () => pastedCountsSchema(names),
    onSubmit: async () => setState(({ submitCount: times }) => ({ submitCount: times + 1, evaluated: true })),
    readValues,
    restore: () => ({ counts: restored.counts ?? "" }),
    onChange: ({ counts }) => saveWork.counts(counts),
    sendsNothing: true,
  })
  return {
    form,
    /** Number of successful submits. */
    submitCount,
    /** Whether the result is shown; from then on it follows the counts as they are typed. */
    evaluated,
    /** Fills the form with the counts of another experiment, and shows their result if there are any. */
    show: (counts: string) => {
      setState(({ submitCount: times }) => ({ submitCount: times, evaluated: counts !== "" }))
      form.setUntouched({ counts })
    },
  }
}
