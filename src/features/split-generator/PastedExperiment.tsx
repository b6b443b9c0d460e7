import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Form } from "../../shared/forms/Form"
import { useTextForm } from "../../shared/forms/text/useTextForm"
import { technicalInput } from "../../ui/Field/technicalInput"
import { TextAreaField } from "../../ui/Field/TextAreaField"
import { readExperiment, type ReadProblem } from "./model/readExperiment"
import type { SplitValues } from "./model/values"
import styles from "./SplitGenerator.module.css"

/** A form that reads a pasted experiment and hands its values to the generator's form. */
export function PastedExperiment({ onRead }: { onRead: (values: SplitValues) => void }) {
  const { t } = useTranslation("admin")
  const [opened, setOpened] = useState<"whole" | "changed">()
  const { form, field } = useTextForm<ReadProblem>(
    { id: "split-pasted", name: "json" },
    {
      problemOf: (text) => readExperiment(text, location.origin).problem,
      messageOf: (key) => t(key),
      onSubmit: read,
      onChange: () => setOpened(undefined),
      sendsNothing: true,
    },
  )

  async function read(json: string): Promise<void> {
    const reading = readExperiment(json, location.origin)
    // Never the case, since the schema rejects such a text; needed for the type.
    if (reading.problem) return
    setOpened(reading.changed ? "changed" : "whole")
    onRead(reading.values)
  }

  return (
    <section className={styles.part} aria-labelledby="split-read">
      <h2 id="split-read">{t("split.read.heading")}</h2>
      <Form form={form} variant="secondary" submitLabel={t("split.read.submit")}>
        <div className={styles.code}>
          <TextAreaField
            {...field}
            label={t("split.read.field")}
            hint={t("split.read.hint")}
            rows={4}
            {...technicalInput}
          />
        </div>
      </Form>
      <div role="status">
        {opened ? <p>{t("split.read.done")}</p> : null}
        {opened === "changed" ? <p>{t("split.read.leftOut")}</p> : null}
      </div>
    </section>
  )
}
