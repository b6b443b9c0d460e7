import { useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { submitForm } from "../../lib/submitForm"
import { readSession } from "../../services/storage/storage"
import { Notice } from "../../ui/Notice/Notice"
import { useFocusOnShow } from "../../ui/useFocusOnShow"
import { CreatedExperiment } from "./CreatedExperiment"
import { ImportExperiment } from "./ImportExperiment"
import { readSplitValues, type SplitValues } from "./model/values"
import { SplitForm } from "./SplitForm"
import styles from "./SplitGenerator.module.css"
import { useEntries, useSplitForm } from "./useSplitForm"

/** What the form of this tab held before a reload or another page; undefined if it is new. */
function restoredSplit(): SplitValues | undefined {
  const draft = readSession("splitDraft")
  return draft === null ? undefined : readSplitValues(new URLSearchParams(draft))
}

/**
 * The split generator: builds a GrowthBook redirect experiment from variants and weights (product decisions, section 8).
 * Needs no backend.
 */
export function SplitGenerator() {
  const { t } = useTranslation("admin")
  const [restored] = useState(restoredSplit)
  const [createCount, setCreateCount] = useState(0)
  const [{ fillCount, leftOut }, setFilled] = useState<{ fillCount: number; leftOut?: readonly string[] }>({
    fillCount: 0,
  })
  const form = useSplitForm({ restored, onCreate: () => setCreateCount((count) => count + 1) })
  const entries = useEntries(form.values, createCount > 0)
  // Not in CreatedExperiment, which comes and goes while somebody types and would take focus each time that it comes.
  const heading = useFocusOnShow<HTMLHeadingElement>(createCount, createCount > 0)
  // Once the values of another experiment are in the controls, submits the form, which creates it or shows its errors.
  useEffect(() => {
    if (fillCount > 0) submitForm(form.formRef.current)
  }, [fillCount, form.formRef])

  function fill(values: SplitValues, fields: readonly string[]) {
    form.setUntouched(values)
    setFilled((filled) => ({ fillCount: filled.fillCount + 1, leftOut: fields }))
  }

  return (
    <div className={styles.generator}>
      <SplitForm form={form} fillCount={fillCount} />
      {leftOut ? (
        <Notice>
          <p>{t("split.read.done")}</p>
          {leftOut.length > 0 ? <p>{t("split.read.leftOut", { fields: leftOut.join(", ") })}</p> : null}
        </Notice>
      ) : null}
      {entries.length > 0 ? <CreatedExperiment entries={entries} heading={heading} /> : null}
      {createCount > 0 && entries.length === 0 ? <Notice>{t("split.result.waiting")}</Notice> : null}
      <div className={styles.section}>
        <ImportExperiment onRead={fill} />
      </div>
    </div>
  )
}
