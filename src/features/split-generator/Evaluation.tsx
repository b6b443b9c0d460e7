import { useTranslation } from "react-i18next"
import { Form } from "../../shared/forms/Form"
import { useSingleFieldErrors } from "../../shared/forms/useSingleFieldErrors"
import { technicalInput } from "../../ui/Field/technicalInput"
import { TextAreaField } from "../../ui/Field/TextAreaField"
import { useFocusOnShow } from "../../ui/useFocusOnShow"
import { EvaluationResult } from "./EvaluationResult"
import { splitFieldIds } from "./fieldIds"
import { readCounts } from "./model/counts"
import { plannedProportions, plannedShares, variantNames } from "./model/experiment"
import { sampleSizes } from "./model/plan"
import styles from "./Planner.module.css"
import { useBasis } from "./useBasis"
import type { useExperimentWorkbench } from "./useExperimentWorkbench"
import sections from "./SplitGenerator.module.css"

/** The form for what was counted for each variant, and what the counts show. */
export function Evaluation({ workbench }: { workbench: ReturnType<typeof useExperimentWorkbench> }) {
  const { t } = useTranslation(["admin", "common"])
  const { form, submitCount, evaluated } = workbench.counting
  const { values } = workbench.form
  const names = variantNames(values)
  const shares = plannedShares(values)
  // Not `planning.plan`: it is undefined without the number of visitors per day, and with a coverage of 0, which ends
  // an experiment.
  const plan = sampleSizes(workbench.planning.form.values, plannedProportions(values) ?? [])
  const basis = useBasis({ values, shares: shares ?? [], plan, kept: workbench.kept })
  // Focus moves only after a submit, since the result also comes and goes while somebody types.
  const heading = useFocusOnShow<HTMLHeadingElement>(submitCount, submitCount > 0)
  const { counts, problems } = readCounts(form.values.counts, names)
  const error = form.errors.counts ? problems?.map(({ message, ...found }) => t(message, found)).join("\n") : undefined
  useSingleFieldErrors(splitFieldIds.counts, error, form.failedSubmits, t("common:errorPrefix"))
  return (
    <section className={styles.evaluation} aria-labelledby="split-evaluation">
      <div className={sections.head}>
        <h2 id="split-evaluation">{t("planner.counts.heading")}</h2>
        <p className={styles.quiet}>{t("planner.counts.text")}</p>
      </div>
      <Form
        form={form}
        variant="secondary"
        submitLabel={t("planner.counts.submit")}
        sendingText={t("planner.counts.sending")}
      >
        <div className={styles.lines}>
          <TextAreaField
            id={splitFieldIds.counts}
            name="counts"
            label={t("planner.counts.field")}
            hint={t("planner.counts.hint")}
            error={error}
            value={form.values.counts}
            onChange={form.handleChange}
            rows={Math.max(4, names.length + 1)}
            required
            {...technicalInput}
          />
        </div>
      </Form>
      {evaluated && counts && shares ? (
        <EvaluationResult names={names} counts={counts} shares={shares} plan={plan} basis={basis} heading={heading} />
      ) : null}
      {evaluated && !shares ? <p role="status">{t("planner.waiting")}</p> : null}
    </section>
  )
}
