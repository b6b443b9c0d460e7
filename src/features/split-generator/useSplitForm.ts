import { useMemo, useState } from "react"
import { now } from "../../lib/clock"
import type { RedirectExperiment } from "../../services/experiments/simulate"
import { useFormikForm } from "../../shared/forms/useFormikForm"
import { readSession, writeSession } from "../../services/storage/storage"
import { buildExperiments } from "./model/experiment"
import { splitSchema, type SplitErrors } from "./model/schema"
import { draftOf, newSplit, readValues, type SplitValues } from "./model/values"
import { recentExperiments, saveExperiment } from "./recentExperiments"

const saveSplitDraft = (values: SplitValues) => writeSession("splitDraft", draftOf(values))
const validationSchema = () => splitSchema(location.origin)

/** The values of the form before a reload. */
function restore(): SplitValues | undefined {
  const draft = readSession("splitDraft")
  return draft === null ? undefined : readValues(new URLSearchParams(draft))
}

/** The split generator's form and, once created, its experiment, which then follows the form. */
export function useSplitForm() {
  const [{ createCount, createdAt }, setCreated] = useState({ createCount: 0, createdAt: "" })
  const [recent, setRecent] = useState(recentExperiments)
  const form = useFormikForm<SplitValues, SplitErrors>({
    initialValues: newSplit,
    validationSchema,
    onSubmit: async (sent) => {
      const time = new Date(now()).toISOString()
      setRecent(saveExperiment(sent, time))
      setCreated(({ createCount: times }) => ({ createCount: times + 1, createdAt: time }))
    },
    readValues,
    restore,
    onChange: saveSplitDraft,
  })
  const { values } = form
  const experiments = useMemo(
    (): readonly RedirectExperiment[] =>
      createCount > 0 && validationSchema().isValidSync(values) ? buildExperiments(values, location.origin) : [],
    [values, createCount],
  )
  return {
    form,
    /** How often it was created; 0 at first. */
    createCount,
    /** When it was created last, ISO 8601. */
    createdAt,
    /** Those of this tab, newest first. */
    recent,
    /** Entries for the flag service; empty while the form has errors. */
    experiments,
  }
}
