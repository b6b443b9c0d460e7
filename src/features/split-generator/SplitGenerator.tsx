import { useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { submitForm } from "../../lib/submitForm"
import { Notice } from "../../ui/Notice/Notice"
import { ExperimentResult } from "./ExperimentResult"
import type { SplitValues } from "./model/values"
import { ImportExperiment } from "./ImportExperiment"
import { SplitForm } from "./SplitForm"
import styles from "./SplitGenerator.module.css"
import { useSplitForm } from "./useSplitForm"

/**
 * The split generator: turns variants and weights into a GrowthBook redirect experiment, with previews and a simulation
 * of how visitors are split, and reads an experiment back (product decisions, section 8). Needs no backend.
 */
export function SplitGenerator() {
  const { t } = useTranslation("admin")
  const { form, created, experiments } = useSplitForm()
  const [read, setRead] = useState(0)
  // Once the imported values are in the controls, creates the experiment or shows what is wrong with it.
  useEffect(() => {
    if (read > 0) submitForm(form.formRef.current)
  }, [read, form.formRef])

  function fill(values: SplitValues) {
    form.setValues(values)
    setRead((times) => times + 1)
  }

  return (
    <div className={styles.generator}>
      <SplitForm form={form} />
      {created > 0 && experiments.length > 0 ? <ExperimentResult experiments={experiments} created={created} /> : null}
      {created > 0 && experiments.length === 0 ? <Notice>{t("split.result.waiting")}</Notice> : null}
      <ImportExperiment onRead={fill} />
    </div>
  )
}
