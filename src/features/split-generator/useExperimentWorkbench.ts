import { useEffect, useMemo, useState } from "react"
import { now } from "../../lib/clock"
import { submitForm } from "../../lib/submitForm"
import { randomUuid } from "../../lib/uuid"
import { storedExperiments, storedWork, saveWork, type Work } from "./experiments"
import { sharesIn, variantNames } from "./model/experiment"
import { newPlanValues } from "./model/plan"
import { isSamePlan, isSameSplit, type StoredExperiment } from "./model/storedExperiment"
import type { SplitValues } from "./model/values"
import { useCountsForm } from "./useCountsForm"
import { usePlanForm } from "./usePlanForm"
import { useEntries, useSplitForm } from "./useSplitForm"
import { useReplacedWork, withoutImports } from "./useReplacedWork"
import { useKeptExperiment, useStoredExperiments } from "./useStoredExperiments"

/** The experiment that this tab works on (form, plan and counts), and the experiments that the browser keeps. */
export function useExperimentWorkbench() {
  const [restored] = useState(storedWork)
  const [id, setId] = useState(restored.id)
  const [created, setCreated] = useState({ times: 0, at: restored.createdAt })
  const [{ fillCount, submitsOnFill }, setFilled] = useState({ fillCount: 0, submitsOnFill: false })
  const { replaced, remember, noteAdded, forget } = useReplacedWork()
  const store = useStoredExperiments()
  const form = useSplitForm({ restored: restored.values, onCreate: create })
  const { values } = form
  const shares = useMemo(() => sharesIn(values), [values])
  const planning = usePlanForm(shares, restored.plan)
  const counting = useCountsForm(variantNames(values), restored)
  const work: Work = { id, values, plan: planning.form.values, counts: counting.form.values.counts }
  const kept = useKeptExperiment(store, work)
  useEffect(() => saveWork.id(id), [id])
  // Once the values of another experiment are in the controls, submits the form, which creates it or shows its errors.
  useEffect(() => {
    if (submitsOnFill) submitForm(form.formRef.current)
  }, [fillCount, submitsOnFill, form.formRef])

  function create(sent: SplitValues): void {
    const at = new Date(now()).toISOString()
    const stored = storedExperiments()
    const former = stored.find((other) => other.id === id)
    // If the former experiment is created again unchanged, it keeps its stored plan and counts, which were saved as
    // they were typed, perhaps in another tab: given `newPlanValues` and no counts, `withCreated` leaves them alone.
    const isUnchanged = former !== undefined && isSameSplit(former.values, sent)
    // Counts that are stored with the former experiment stay with that one if the created one has another key.
    const countsBelongToFormer = former && former.values.key !== sent.key && former.counts === work.counts
    const counts = countsBelongToFormer || isUnchanged ? "" : work.counts
    const plan = isUnchanged ? newPlanValues : work.plan
    const saved = store.create({ id: randomUuid(), values: sent, plan, counts, createdAt: at }, noteAdded)
    setId(saved?.id)
    setCreated(({ times }) => ({ times: times + 1, at }))
    saveWork.createdAt(at)
    const next = saved ?? { plan: work.plan, counts }
    if (!isSamePlan(next.plan, work.plan)) planning.show(next.plan)
    if (next.counts !== work.counts) counting.show(next.counts)
  }

  function show(next: Work, submit: boolean): void {
    setId(next.id)
    form.setUntouched(next.values)
    planning.show(next.plan)
    counting.show(next.counts)
    setFilled((state) => ({ fillCount: state.fillCount + 1, submitsOnFill: submit }))
  }

  /** Shows another experiment; the work that it replaces can be brought back. */
  function replace(next: Work, by: "read" | "kept", leftOut: readonly string[] = []): void {
    remember(work, next, { by, leftOut })
    show(next, true)
  }

  function undo(): void {
    if (!replaced) return
    // Work that was edited since, and is not kept, can be brought back by the next Undo.
    if (kept || isSameSplit(values, replaced.filled)) forget()
    else remember(work, replaced.work, { by: "undo", leftOut: [] })
    show(replaced.work, false)
    store.save((stored) => withoutImports(stored, replaced))
  }

  return {
    form,
    planning,
    counting,
    ...store,
    /** The kept experiment that the form holds; undefined while it holds something else. */
    kept,
    /** Number of times that an experiment was created since the page was loaded; 0 at first. */
    createCount: created.times,
    /** When the experiment was created, ISO 8601; undefined if none was created in this tab. */
    createdAt: created.at && (kept?.createdAt ?? created.at),
    /** Entries for the flag service; empty while the form has errors. */
    entries: useEntries(values, created.at !== undefined),
    /** Changes whenever another experiment fills the form. */
    fillCount,
    /** The work that can be brought back; undefined if there is none. */
    replaced,
    /** Opens a kept experiment, with its plan and its counts. */
    open: (experiment: StoredExperiment) => {
      // Another tab may have changed the experiment.
      const latest = storedExperiments().find((other) => other.id === experiment.id) ?? experiment
      const { id: next, values: split, plan, counts } = latest
      replace({ id: next, values: split, plan, counts }, "kept")
    },
    /** Opens an experiment that was pasted; it has no plan and no counts unless the browser already keeps it. */
    read: (next: SplitValues, leftOut: readonly string[]) => {
      const known = storedExperiments().find((other) => isSameSplit(other.values, next))
      replace(known ?? { id: undefined, values: next, plan: newPlanValues, counts: "" }, "read", leftOut)
    },
    /** Brings back the replaced work; experiments that were only pasted leave the list (`withoutImports`). */
    undo,
  }
}
