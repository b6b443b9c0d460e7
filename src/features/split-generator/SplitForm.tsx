import { useTranslation } from "react-i18next"
import { languageNames, languages } from "../../lib/languages"
import { Form } from "../../shared/forms/Form"
import { pathsOf } from "../../router/pagePaths"
import { ErrorSummary } from "../../ui/ErrorSummary/ErrorSummary"
import { SelectField } from "../../ui/Field/SelectField"
import { TextField } from "../../ui/Field/TextField"
import { fieldIds, variantId } from "./fieldIds"
import { variantFindings, weightFindings, type Finding, type RowProblem, type WeightProblem } from "./model/check"
import { plainText } from "./plainText"
import type { useSplitForm } from "./useSplitForm"
import { useProblemText } from "./useProblemText"
import { VariantRows } from "./VariantRows"

type SplitFormState = ReturnType<typeof useSplitForm>["form"]

/** What an experiment is made of: its key, the page that is split, who takes part, and the variants. */
export function SplitForm({ form }: { form: SplitFormState }) {
  const { t } = useTranslation("admin")
  const textOf = useProblemText(form.values)
  const { values, messages } = form
  const findings = [
    ...(messages.variants ? variantFindings(values, location.origin) : []),
    ...(messages.weights ? weightFindings(values.weights) : []),
  ].sort((one, other) => one.row - other.row)
  return (
    <Form form={form} submit={t("split.create")} sending={t("split.creating")}>
      <Problems form={form} findings={findings} />
      <TextField
        id={fieldIds.key}
        name="key"
        label={t("split.key")}
        hint={t("split.keyHint")}
        error={messages.key && textOf(messages.key)}
        value={values.key}
        onChange={form.onChange}
        onBlur={() => form.onBlur("key")}
        required
        {...plainText}
      />
      <SourceFields form={form} />
      <TextField
        id={fieldIds.coverage}
        name="coverage"
        label={t("split.coverage")}
        hint={t("split.coverageHint")}
        error={messages.coverage && textOf(messages.coverage)}
        value={values.coverage}
        onChange={form.onChange}
        onBlur={() => form.onBlur("coverage")}
        required
        inputMode="decimal"
        {...plainText}
      />
      <VariantRows form={form} findings={findings} />
    </Form>
  )
}

function Problems({
  form: { messages, values, attempt },
  findings,
}: {
  form: SplitFormState
  findings: readonly Finding<RowProblem | WeightProblem>[]
}) {
  const { t } = useTranslation(["registration", "common"])
  const textOf = useProblemText(values)
  const problems = [
    ...(["key", "coverage"] as const).flatMap((name) => {
      const problem = messages[name]
      return problem ? [{ id: fieldIds[name], text: textOf(problem) }] : []
    }),
    ...findings.map(({ row, part, problem }) => ({ id: variantId(row, part), text: textOf(problem) })),
  ]
  if (attempt === 0 || problems.length === 0) return null
  return (
    <ErrorSummary
      heading={t("registration:summary.heading", { count: problems.length })}
      titleNotice={t("common:errorPrefix")}
      errors={problems}
      attempt={attempt}
    />
  )
}

/** The landing page that is split, and which of its addresses take part. */
function SourceFields({ form: { values, onChange } }: { form: SplitFormState }) {
  const { t } = useTranslation("admin")
  return (
    <>
      <SelectField
        id={fieldIds.source}
        name="source"
        label={t("split.source")}
        value={values.source}
        onChange={onChange}
        options={pathsOf("landing").map((path) => ({ value: path, text: path || t("link.startPage") }))}
      />
      <SelectField
        id={fieldIds.scope}
        name="scope"
        label={t("split.scope")}
        hint={t("split.scopeHint")}
        value={values.scope}
        onChange={onChange}
        options={[
          { value: "all", text: t("split.scopeAll") },
          { value: "none", text: t("split.scopeNone") },
          ...languages.map((language) => ({ value: language, text: `${languageNames[language]} (/${language})` })),
        ]}
      />
    </>
  )
}
