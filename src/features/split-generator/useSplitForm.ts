import { useMemo, useState } from "react"
import type { RedirectExperiment } from "../../services/experiments/simulate"
import { useForm } from "../../shared/forms/useForm"
import { readSession, writeSession } from "../../services/storage/storage"
import { checkValues, type SplitProblem } from "./model/check"
import { buildExperiments } from "./model/experiment"
import { draftOf, newSplit, readValues, type SplitValues } from "./model/values"

const keepDraft = (values: SplitValues) => writeSession("splitDraft", draftOf(values))
const check = (values: SplitValues) => checkValues(values, location.origin)

/** What stood in the form before a reload. */
function begin(): SplitValues {
  const draft = readSession("splitDraft")
  return draft === null ? newSplit : readValues(new URLSearchParams(draft))
}

/** The form of the split generator and, once it was created, its experiment, which follows the form from then on. */
export function useSplitForm() {
  const [created, setCreated] = useState(0)
  const form = useForm<SplitValues, SplitProblem>({
    initial: newSplit,
    read: readValues,
    begin,
    check,
    send: async () => setCreated((times) => times + 1),
    onValues: keepDraft,
  })
  const { values } = form
  const experiments = useMemo(
    (): readonly RedirectExperiment[] =>
      Object.keys(check(values)).length === 0 ? buildExperiments(values, location.origin) : [],
    [values],
  )
  return {
    form,
    /** How often it was created; 0 until then. */
    created,
    /** Entries for the flag service; none while something is wrong in the form. */
    experiments,
  }
}
