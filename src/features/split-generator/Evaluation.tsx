import { useState } from "react"
import { useTranslation } from "react-i18next"
import { readSession, writeSession } from "../../services/storage/storage"
import { textOf } from "../../shared/forms/formData"
import type { FieldErrors } from "../../shared/forms/fieldErrors"
import { Form } from "../../shared/forms/Form"
import { useFormikForm } from "../../shared/forms/useFormikForm"
import { useSingleFieldErrors } from "../../shared/forms/useSingleFieldErrors"
import { plainText } from "../../ui/Field/plainText"
import { TextAreaField } from "../../ui/Field/TextAreaField"
import { useFocusOnShow } from "../../ui/useFocusOnShow"
import { EvaluationResult } from "./EvaluationResult"
import { fieldIds } from "./fieldIds"
import { readCounts, type CountsMessage } from "./model/counts"
import type { Plan } from "./model/plan"
import { pastedCountsSchema, type PastedCounts } from "./model/schema"
import styles from "./Planner.module.css"

const readValues = (data: FormData): PastedCounts => ({ counts: textOf(data.get("counts")) })

interface EvaluationProps {
  /** Names of the variants, in order. */
  names: readonly string[]
  /** Share of the visitors in the experiment that each variant gets; undefined while they are invalid. */
  shares: readonly number[] | undefined
  plan: Plan | undefined
}

/** Reads what was counted for each variant, and says what it shows. */
export function Evaluation({ names, shares, plan }: EvaluationProps) {
  const { t } = useTranslation(["admin", "common"])
  const [evaluateCount, setEvaluateCount] = useState(0)
  // The result comes and goes while somebody types, which is no reason to move focus.
  const heading = useFocusOnShow<HTMLHeadingElement>(evaluateCount, evaluateCount > 0)
  const form = useFormikForm<PastedCounts, FieldErrors<PastedCounts, CountsMessage>>({
    initialValues: { counts: "" },
    validationSchema: () => pastedCountsSchema(names),
    onSubmit: async () => setEvaluateCount((times) => times + 1),
    readValues,
    restore: () => ({ counts: readSession("splitCounts") ?? "" }),
    onChange: ({ counts }) => writeSession("splitCounts", counts),
    sendsNothing: true,
  })
  const { counts, problems } = readCounts(form.values.counts, names)
  const error = form.errors.counts
    ? problems?.map(({ message, ...values }) => t(message, values)).join("\n")
    : undefined
  useSingleFieldErrors(fieldIds.counts, error, form.failedSubmits, t("common:errorPrefix"))
  return (
    <section className={styles.evaluation} aria-labelledby="split-evaluation">
      <div className={styles.head}>
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
            id={fieldIds.counts}
            name="counts"
            label={t("planner.counts.field")}
            hint={t("planner.counts.hint")}
            error={error}
            value={form.values.counts}
            onChange={form.handleChange}
            rows={Math.max(4, names.length + 1)}
            required
            {...plainText}
          />
        </div>
      </Form>
      {evaluateCount > 0 && counts && shares ? (
        <EvaluationResult names={names} counts={counts} shares={shares} plan={plan} heading={heading} />
      ) : null}
      {evaluateCount > 0 && !shares ? <p role="status">{t("planner.waiting")}</p> : null}
    </section>
  )
}
