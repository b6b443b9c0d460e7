import { useEffect, useMemo, useState } from "react"
import { useTranslation } from "react-i18next"
import { submitForm } from "../../lib/submitForm"
import { readSession, writeSession } from "../../services/storage/storage"
import { useFormikForm } from "../../shared/forms/useFormikForm"
import { Notice } from "../../ui/Notice/Notice"
import { useFocusOnShow } from "../../ui/useFocusOnShow"
import { Experiment } from "./Experiment"
import { buildEntries } from "./model/experiment"
import { splitSchema, type SplitErrors } from "./model/schema"
import { draftOfSplit, newSplit, readSplitValues, variantLimits, type SplitValues } from "./model/values"
import { PastedExperiment } from "./PastedExperiment"
import { SplitForm } from "./SplitForm"
import styles from "./SplitGenerator.module.css"

const schema = () => splitSchema(location.origin)

/** What the form of this tab held before a reload or another page; undefined if it is new. */
function restoredSplit(): SplitValues | undefined {
  const values = readSplitValues(new URLSearchParams(readSession("splitDraft") ?? ""))
  const count = values.variants.length
  return count >= variantLimits.min && count <= variantLimits.max ? values : undefined
}

/**
 * The split generator: builds a GrowthBook redirect experiment from variants and weights, shows how the SDK would split
 * visitors, and reads an experiment back (product decisions, section 8). Needs no backend, and keeps only what is typed,
 * in this tab.
 */
export function SplitGenerator() {
  const { t } = useTranslation("admin")
  const [restored] = useState(restoredSplit)
  const [timesCreated, setTimesCreated] = useState(0)
  const [timesFilled, setTimesFilled] = useState(0)
  const form = useFormikForm<SplitValues, SplitErrors>({
    // The generator is never prerendered, so the first render can already use what is stored.
    initialValues: restored ?? newSplit,
    validationSchema: schema,
    onSubmit: create,
    readValues: readSplitValues,
    restore: () => restored,
    onChange: (values) => writeSession("splitDraft", draftOfSplit(values)),
    sendsNothing: true,
  })
  const { values, formRef } = form
  const entries = useMemo(() => (schema().isValidSync(values) ? buildEntries(values, location.origin) : []), [values])
  // Not in Experiment, which comes and goes while somebody types and would take focus each time that it comes.
  const shown = timesCreated > 0
  const heading = useFocusOnShow<HTMLHeadingElement>(timesCreated, shown)
  // Once a pasted experiment is in the controls, submits the form, which shows the experiment or the form's errors.
  useEffect(() => {
    if (timesFilled > 0) submitForm(formRef.current)
  }, [timesFilled, formRef])

  async function create(): Promise<void> {
    setTimesCreated((count) => count + 1)
  }

  function fill(pasted: SplitValues) {
    form.setUntouched(pasted)
    setTimesFilled((count) => count + 1)
  }

  return (
    <div className={styles.columns}>
      <SplitForm form={form} />
      <div className={styles.parts}>
        {shown && entries.length > 0 ? <Experiment entries={entries} heading={heading} /> : null}
        {shown && entries.length === 0 ? <Notice>{t("split.result.waiting")}</Notice> : null}
        <PastedExperiment onRead={fill} />
      </div>
    </div>
  )
}
