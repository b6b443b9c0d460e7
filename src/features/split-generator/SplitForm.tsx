import { useTranslation } from "react-i18next"
import { languageNames, languages } from "../../lib/languages"
import { Form } from "../../shared/forms/Form"
import { FormErrorSummary } from "../../shared/forms/FormErrorSummary"
import { pathsOf } from "../../router/pagePaths"
import { SelectField } from "../../ui/Field/SelectField"
import { TextField } from "../../ui/Field/TextField"
import { splitFieldIds, variantId } from "./fieldIds"
import { rowErrorsIn, rowParts } from "./model/schema"
import { technicalInput } from "../../ui/Field/technicalInput"
import type { useSplitForm } from "./useSplitForm"
import styles from "./SplitGenerator.module.css"
import { useProblemText } from "./useProblemText"
import { VariantRows } from "./VariantRows"

type SplitFormState = ReturnType<typeof useSplitForm>

interface SplitFormProps {
  form: SplitFormState
  /** Changes whenever another experiment fills the form. */
  fillCount: number
}

/** Form for an experiment: its key, the page that is split, who takes part, and the variants. */
export function SplitForm({ form, fillCount }: SplitFormProps) {
  const { t } = useTranslation("admin")
  const textOf = useProblemText(form.values)
  const { values, errors } = form
  return (
    <Form form={form} submitLabel={t("split.create")} sendingText={t("split.creating")}>
      <Problems form={form} />
      <div className={styles.pair}>
        <TextField
          id={splitFieldIds.key}
          name="key"
          label={t("split.key")}
          hint={t("split.keyHint")}
          error={errors.key && textOf(errors.key)}
          value={values.key}
          onChange={form.handleChange}
          onBlur={() => void form.handleBlur("key")}
          required
          {...technicalInput}
        />
        <TextField
          id={splitFieldIds.coverage}
          name="coverage"
          label={t("split.coverage")}
          hint={t("split.coverageHint")}
          error={errors.coverage && textOf(errors.coverage)}
          value={values.coverage}
          onChange={form.handleChange}
          onBlur={() => void form.handleBlur("coverage")}
          required
          inputMode="decimal"
          {...technicalInput}
        />
      </div>
      <SourceFields form={form} />
      {/* Mounted anew for another experiment, so that Undo restores a variant only to the experiment it was removed from. */}
      <VariantRows key={fillCount} form={form} />
    </Form>
  )
}

function Problems({ form: { errors, values, failedSubmits } }: { form: SplitFormState }) {
  const textOf = useProblemText(values)
  const problems = [
    ...(["key", "coverage"] as const).flatMap((name) => {
      const problem = errors[name]
      return problem ? [{ id: splitFieldIds[name], text: textOf(problem) }] : []
    }),
    ...values.variants.flatMap((_, row) => {
      const wrong = rowErrorsIn(errors, row)
      return rowParts.flatMap((part) => (wrong[part] ? [{ id: variantId(row, part), text: textOf(wrong[part]) }] : []))
    }),
  ]
  return <FormErrorSummary errors={problems} failedSubmits={failedSubmits} />
}

/** The landing page that is split, and which of its URLs take part. */
function SourceFields({ form: { values, handleChange } }: { form: SplitFormState }) {
  const { t } = useTranslation("admin")
  return (
    <div className={styles.pair}>
      <SelectField
        id={splitFieldIds.source}
        name="source"
        label={t("split.source")}
        hint={t("split.sourceHint")}
        value={values.source}
        onChange={handleChange}
        options={pathsOf("landing").map((path) => ({ value: path, text: path || t("link.startPage") }))}
      />
      <SelectField
        id={splitFieldIds.scope}
        name="scope"
        label={t("split.scope")}
        hint={t("split.scopeHint")}
        value={values.scope}
        onChange={handleChange}
        options={[
          { value: "all", text: t("split.scopeAll") },
          { value: "none", text: t("split.scopeNone") },
          ...languages.map((language) => ({ value: language, text: `${languageNames[language]} (/${language})` })),
        ]}
      />
    </div>
  )
}
