import { useTranslation } from "react-i18next"
import { textOf } from "../../shared/forms/formData"
import { Form } from "../../shared/forms/Form"
import type { FieldErrors } from "../../shared/forms/fieldErrors"
import { useFormikForm } from "../../shared/forms/useFormikForm"
import { useSingleFieldErrors } from "../../shared/forms/useSingleFieldErrors"
import { TextAreaField } from "../../ui/Field/TextAreaField"
import { splitFieldIds } from "./fieldIds"
import { readExperiment, type ExperimentReadProblem } from "./model/readExperiment"
import { pastedExperimentSchema, type PastedExperiment } from "./model/schema"
import type { SplitValues } from "./model/values"
import { technicalInput } from "../../ui/Field/technicalInput"
import styles from "./HandOver.module.css"

const readValues = (data: FormData): PastedExperiment => {
  return { json: textOf(data.get("json")) }
}

interface ImportExperimentProps {
  /** Called with the values of an experiment, and the fields that the form does not keep. */
  onRead: (values: SplitValues, leftOut: readonly string[]) => void
}

/** A form that reads a pasted experiment into the form above. */
export function ImportExperiment({ onRead }: ImportExperimentProps) {
  const { t } = useTranslation(["admin", "common"])
  const form = useFormikForm<PastedExperiment, FieldErrors<PastedExperiment, ExperimentReadProblem>>({
    initialValues: { json: "" },
    validationSchema: () => pastedExperimentSchema(location.origin),
    onSubmit: read,
    readValues,
  })
  const error = form.errors.json && t(form.errors.json)
  useSingleFieldErrors(splitFieldIds.pasted, error, form.failedSubmits, t("common:errorPrefix"))

  async function read({ json }: PastedExperiment): Promise<void> {
    const reading = readExperiment(json, location.origin)
    // Never the case, since the schema rejects such a text; needed for the type.
    if (reading.problem) return
    onRead(reading.values, reading.leftOut)
  }

  return (
    <section className={styles.part} aria-labelledby="split-read">
      <h2 id="split-read">{t("split.read.heading")}</h2>
      <Form form={form} variant="secondary" submitLabel={t("split.read.submit")} sendingText={t("split.read.sending")}>
        <div className={styles.code}>
          <TextAreaField
            id={splitFieldIds.pasted}
            name="json"
            label={t("split.read.field")}
            hint={t("split.read.hint")}
            error={error}
            value={form.values.json}
            onChange={form.handleChange}
            rows={6}
            required
            {...technicalInput}
          />
        </div>
      </Form>
    </section>
  )
}
