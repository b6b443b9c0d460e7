import { useMemo } from "react"
import type { ExperimentEntry } from "../../services/experiments/simulate"
import { writeSession } from "../../services/storage/storage"
import { useFormikForm } from "../../shared/forms/useFormikForm"
import { buildEntries } from "./model/experiment"
import { splitSchema, type SplitErrors } from "./model/schema"
import { draftOfSplit, newSplit, readSplitValues, type SplitValues } from "./model/values"

const validationSchema = () => splitSchema(location.origin)

interface SplitFormConfig {
  /** What the form held last, before a reload or another page; undefined if nothing is stored. */
  restored: SplitValues | undefined
  /** Called with the valid values of an experiment. */
  onCreate: (values: SplitValues) => void
}

/** The split generator's form. */
export function useSplitForm({ restored, onCreate }: SplitFormConfig) {
  return useFormikForm<SplitValues, SplitErrors>({
    // The generator is never prerendered, so the first render can already use what is stored.
    initialValues: restored ?? newSplit,
    validationSchema,
    onSubmit: async (sent) => onCreate(sent),
    readValues: readSplitValues,
    restore: () => restored,
    onChange: (values) => writeSession("splitDraft", draftOfSplit(values)),
  })
}

/**
 * The entries for the flag service, which follow the form.
 * @param wanted whether to build entries at all, which begins when the experiment is created
 * @returns an empty list while the form has errors
 */
export function useEntries(values: SplitValues, wanted: boolean): readonly ExperimentEntry[] {
  return useMemo(
    () => (wanted && validationSchema().isValidSync(values) ? buildEntries(values, location.origin) : []),
    [values, wanted],
  )
}
