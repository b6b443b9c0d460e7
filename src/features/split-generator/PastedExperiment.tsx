import { useState } from "react"
import { useTranslation } from "react-i18next"
import { textOf } from "../../shared/forms/formData"
import { Form } from "../../shared/forms/Form"
import type { FieldErrors } from "../../shared/forms/fieldErrors"
import { useFormikForm } from "../../shared/forms/useFormikForm"
import { useSingleFieldErrors } from "../../shared/forms/useSingleFieldErrors"
import { technicalInput } from "../../ui/Field/technicalInput"
import { TextAreaField } from "../../ui/Field/TextAreaField"
import { readExperiment, type ReadProblem } from "./model/readExperiment"
import { pastedSchema, type Pasted } from "./model/schema"
import type { SplitValues } from "./model/values"
import styles from "./SplitGenerator.module.css"

const fieldId = "split-pasted"

/** A form that reads a pasted experiment and hands its values to the generator's form. */
export function PastedExperiment({ onRead }: { onRead: (values: SplitValues) => void }) {
  const { t } = useTranslation(["admin", "common"])
  const [leftOut, setLeftOut] = useState<readonly string[]>()
  const form = useFormikForm<Pasted, FieldErrors<Pasted, ReadProblem>>({
    initialValues: { json: "" },
    validationSchema: () => pastedSchema(location.origin),
    onSubmit: read,
    readValues: (data) => ({ json: textOf(data.get("json")) }),
    onChange: () => setLeftOut(undefined),
    sendsNothing: true,
  })
  const error = form.errors.json && t(form.errors.json)
  useSingleFieldErrors(fieldId, error, form.failedSubmits, t("common:errorPrefix"))

  async function read({ json }: Pasted): Promise<void> {
    const reading = readExperiment(json, location.origin)
    // Never the case, since the schema rejects such a text; needed for the type.
    if (reading.problem) return
    setLeftOut(reading.leftOut)
    onRead(reading.values)
  }

  return (
    <section className={styles.part} aria-labelledby="split-read">
      <h2 id="split-read">{t("split.read.heading")}</h2>
      <Form form={form} variant="secondary" submitLabel={t("split.read.submit")}>
        <div className={styles.code}>
          <TextAreaField
            id={fieldId}
            name="json"
            label={t("split.read.field")}
            hint={t("split.read.hint")}
            error={error}
            value={form.values.json}
            onChange={form.handleChange}
            rows={4}
            required
            {...technicalInput}
          />
        </div>
      </Form>
      <div role="status">
        {leftOut ? <p>{t("split.read.done")}</p> : null}
        {leftOut && leftOut.length > 0 ? <p>{t("split.read.leftOut", { fields: leftOut.join(", ") })}</p> : null}
      </div>
    </section>
  )
}
