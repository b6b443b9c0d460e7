import { useTranslation } from "react-i18next"
import type { ApiFailure } from "../../services/api/failure"
import { slugs } from "../../services/settings/landing"
import { languageNames, languages } from "../../lib/languages"
import { Form } from "../../shared/forms/Form"
import { submitForm } from "../../lib/submitForm"
import { ErrorSummary } from "../../ui/ErrorSummary/ErrorSummary"
import { SelectField } from "../../ui/Field/SelectField"
import { TextField } from "../../ui/Field/TextField"
import { fieldIds, parameterId } from "./fieldIds"
import { GeneratorProblem, type Visitor } from "./GeneratorProblem"
import { rowProblems } from "./model/values"
import { ParameterRows } from "./ParameterRows"
import type { useLinkGenerator } from "./useLinkGenerator"

interface GeneratorFormProps extends Visitor {
  form: ReturnType<typeof useLinkGenerator>["form"]
  problem: ApiFailure | "unknown" | undefined
}

/** What a link is made of: the code, and where and in which campaign it is to lead. */
export function GeneratorForm({ form, problem, ...visitor }: GeneratorFormProps) {
  const { t } = useTranslation(["admin", "landing"])
  const { values, messages } = form
  const codeError = messages.code && t(messages.code)
  const wrongRows = messages.parameters ? rowProblems(values.parameters) : []
  return (
    <Form form={form} submit={t("link.submit")} sending={t("link.sending")}>
      <Problems form={form} codeError={codeError} wrongRows={wrongRows} />
      <GeneratorProblem
        problem={problem}
        busy={form.sending}
        onRetry={() => submitForm(form.element.current)}
        {...visitor}
      />
      <TextField
        id={fieldIds.code}
        name="code"
        label={t("link.code")}
        hint={t("link.codeHint")}
        error={codeError}
        value={values.code}
        onChange={form.onChange}
        onBlur={() => form.onBlur("code")}
        required
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
      />
      <TargetFields form={form} />
      <ParameterRows
        parameters={values.parameters}
        problems={wrongRows}
        onChange={form.onChange}
        onRows={(parameters) => form.setValue("parameters", parameters)}
      />
    </Form>
  )
}

function Problems({
  form,
  codeError,
  wrongRows,
}: Pick<GeneratorFormProps, "form"> & {
  codeError: string | undefined
  wrongRows: ReturnType<typeof rowProblems>
}) {
  const { t } = useTranslation(["admin", "registration", "common"])
  const problems = [
    ...(codeError ? [{ id: fieldIds.code, text: codeError }] : []),
    ...wrongRows.map(({ row, part, problem }) => ({
      id: parameterId(row, part),
      text: `${t("link.parameters.row", { number: row + 1 })} – ${t(problem)}`,
    })),
  ]
  if (form.attempt === 0 || problems.length === 0) return null
  return (
    <ErrorSummary
      heading={t("registration:summary.heading", { count: problems.length })}
      titleNotice={t("common:errorPrefix")}
      errors={problems}
      attempt={form.attempt}
    />
  )
}

/** Language and landing page to which the link is to lead. A page that is not in the table came with a link. */
function TargetFields({ form: { values, onChange } }: Pick<GeneratorFormProps, "form">) {
  const { t } = useTranslation("admin")
  const known = values.slug === "" || slugs.includes(values.slug) ? slugs : [...slugs, values.slug]
  return (
    <>
      <SelectField
        id={fieldIds.language}
        name="language"
        label={t("link.language")}
        value={values.language}
        onChange={onChange}
        options={[
          { value: "", text: t("link.anyLanguage") },
          ...languages.map((language) => ({ value: language, text: languageNames[language] })),
        ]}
      />
      <SelectField
        id={fieldIds.slug}
        name="slug"
        label={t("link.landingPage")}
        value={values.slug}
        onChange={onChange}
        options={[{ value: "", text: t("link.startPage") }, ...known.map((slug) => ({ value: slug, text: slug }))]}
      />
    </>
  )
}
