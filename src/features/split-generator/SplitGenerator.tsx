import { useEffect, useMemo, useState } from "react"
import { useTranslation } from "react-i18next"
import { submitForm } from "../../lib/submitForm"
import { Button } from "../../ui/Button/Button"
import { Notice } from "../../ui/Notice/Notice"
import { useFocusAfterRender } from "../../ui/useFocusAfterRender"
import { useFocusOnShow } from "../../ui/useFocusOnShow"
import { Evaluation } from "./Evaluation"
import { ExperimentResult } from "./ExperimentResult"
import { fieldIds } from "./fieldIds"
import { ImportExperiment } from "./ImportExperiment"
import { sharesIn, splitIn, variantNames } from "./model/experiment"
import type { SplitValues } from "./model/values"
import { Planner } from "./Planner"
import { RecentExperiments } from "./RecentExperiments"
import { SplitForm } from "./SplitForm"
import styles from "./SplitGenerator.module.css"
import { usePlanForm } from "./usePlanForm"
import { useSplitForm } from "./useSplitForm"

/** Values that another experiment replaced in the form, and where that one came from. */
interface Replaced {
  values: SplitValues
  by: "read" | "recent"
}

/**
 * The split generator, a workbench for experiments: builds a GrowthBook redirect experiment from variants and weights,
 * plans how long it has to run, hands it over, and reads its counts (product decisions, section 8). Needs no backend.
 */
export function SplitGenerator() {
  const { t } = useTranslation("admin")
  const { form, createCount, createdAt, recent, experiments } = useSplitForm()
  const { values } = form
  const shares = useMemo(() => sharesIn(values), [values])
  const names = variantNames(values)
  const planning = usePlanForm(shares)
  const [fillCount, setFillCount] = useState(0)
  const [replaced, setReplaced] = useState<Replaced>()
  const focusAfterRender = useFocusAfterRender()
  // Here rather than in the result, which comes and goes while somebody types: that is no reason to move focus or to forget.
  const heading = useFocusOnShow<HTMLHeadingElement>(createCount, createCount > 0)
  // Once the imported values are in the controls, creates the experiment or shows what is wrong with it.
  useEffect(() => {
    if (fillCount > 0) submitForm(form.formRef.current)
  }, [fillCount, form.formRef])

  function fill(next: SplitValues, by: Replaced["by"]) {
    setReplaced({ values, by })
    form.setValues(next)
    setFillCount((times) => times + 1)
  }

  function undo({ values: former }: Replaced) {
    form.setValues(former)
    setReplaced(undefined)
    focusAfterRender(fieldIds.key)
  }

  const wayBack = replaced ? (
    <Button variant="secondary" onClick={() => undo(replaced)}>
      {t("handover.undo")}
    </Button>
  ) : null
  return (
    <div className={styles.generator}>
      <div className={styles.columns}>
        <SplitForm form={form} fillCount={fillCount} />
        <Planner planning={planning} names={names} scope={values.scope} />
      </div>
      {createCount > 0 && experiments.length > 0 ? (
        <ExperimentResult
          values={values}
          experiments={experiments}
          plan={planning.plan}
          heading={heading}
          createdAt={createdAt}
        />
      ) : null}
      {createCount > 0 && experiments.length === 0 ? <Notice>{t("split.result.waiting")}</Notice> : null}
      <div className={styles.section}>
        <Evaluation names={names} shares={splitIn(values)} plan={planning.plan} />
      </div>
      <div className={`${styles.section} ${styles.columns}`}>
        <ImportExperiment onRead={(next) => fill(next, "read")} undo={replaced?.by === "read" ? wayBack : null} />
        <RecentExperiments
          experiments={recent}
          onOpen={(next) => fill(next, "recent")}
          notice={replaced?.by === "recent" ? <Notice actions={wayBack}>{t("split.read.done")}</Notice> : null}
        />
      </div>
    </div>
  )
}
