import { useState, type ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { textOf } from "../../shared/forms/formData"
import { Form } from "../../shared/forms/Form"
import type { FieldErrors } from "../../shared/forms/fieldErrors"
import { useFormikForm } from "../../shared/forms/useFormikForm"
import { useSingleFieldErrors } from "../../shared/forms/useSingleFieldErrors"
import { TextAreaField } from "../../ui/Field/TextAreaField"
import { Notice } from "../../ui/Notice/Notice"
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
  onRead: (values: SplitValues) => void
  /** The way back to what the form held before; null unless this form has filled it last. */
  undo: ReactNode
}

/** Reads a pasted experiment into the form above, and names what the form does not support. */
export function ImportExperiment({ onRead, undo }: ImportExperimentProps) {
  const { t } = useTranslation(["admin", "common"])
  const [leftOut, setLeftOut] = useState<readonly string[]>()
  const form = useFormikForm<PastedExperiment, FieldErrors<PastedExperiment, ExperimentReadProblem>>({
    initialValues: { json: "" },
    validationSchema: () => pastedExperimentSchema(location.origin),
    onSubmit: send,
    readValues,
    // What was left out belongs to the text before the change; the way back does not.
    onChange: () => setLeftOut(undefined),
  })
  const error = form.errors.json && t(form.errors.json)
  useSingleFieldErrors(splitFieldIds.pasted, error, form.failedSubmits, t("common:errorPrefix"))

  async function send({ json }: PastedExperiment): Promise<void> {
    const reading = readExperiment(json, location.origin)
    // Unreachable, since the schema rejects it; needed for the type.
    if (reading.problem) return
    setLeftOut(reading.leftOut)
    onRead(reading.values)
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
      {undo ? (
        <Notice actions={undo}>
          <p>{t("split.read.done")}</p>
          {leftOut && leftOut.length > 0 ? <p>{t("split.read.leftOut", { fields: leftOut.join(", ") })}</p> : null}
        </Notice>
      ) : null}
    </section>
  )
}
