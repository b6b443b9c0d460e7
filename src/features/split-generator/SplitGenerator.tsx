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
 * The split generator: variants and weights in, GrowthBook redirect experiment out, with previews and a picture of how
 * visitors will fall, and an experiment read back (product decisions, section 8). Needs no backend.
 */
export function SplitGenerator() {
  const { t } = useTranslation("admin")
  const { form, created, experiments } = useSplitForm()
  const [read, setRead] = useState(0)
  // What was read is created at once, or shown with what is wrong in it, when it stands in the controls.
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
