import { useTranslation } from "react-i18next"
import type { ApiFailure } from "../../services/api/failure"
import { slugs } from "../../services/settings/landing"
import { languages } from "../../lib/languages"
import { Form } from "../../shared/forms/Form"
import { FormErrorSummary } from "../../shared/forms/FormErrorSummary"
import { submitForm } from "../../lib/submitForm"
import { SelectField } from "../../ui/Field/SelectField"
import { TextField } from "../../ui/Field/TextField"
import type { AdminAccess } from "./AdminAccess"
import { linkFieldIds, parameterId } from "./fieldIds"
import { GeneratorProblem } from "./GeneratorProblem"
import { ParameterRows } from "./ParameterRows"
import type { useLinkGenerator } from "./useLinkGenerator"
import { useLinkWords } from "./useLinkWords"

interface GeneratorFormProps extends AdminAccess {
  form: ReturnType<typeof useLinkGenerator>["form"]
  /** Changes whenever a link fills the form, and when that is undone. */
  fillCount: number
  problem: ApiFailure | "unknown" | undefined
}

/** Form for a link: the code, the target page and the campaign parameters. */
export function GeneratorForm({ form, fillCount, problem, ...access }: GeneratorFormProps) {
  const { t } = useTranslation(["admin", "landing"])
  const { values, errors } = form
  const codeError = errors.code && t(errors.code)
  return (
    <Form form={form} submitLabel={t("link.submit")} sendingText={t("link.sending")}>
      <Problems form={form} />
      <GeneratorProblem
        problem={problem}
        busy={form.isSubmitting}
        onRetry={() => submitForm(form.formRef.current)}
        {...access}
      />
      <TextField
        id={linkFieldIds.code}
        name="code"
        label={t("link.code")}
        hint={t("link.codeHint")}
        error={codeError}
        value={values.code}
        onChange={form.handleChange}
        onBlur={() => void form.handleBlur("code")}
        required
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
      />
      <TargetFields form={form} />
      {/* Mounted anew when another link fills the form, so that Undo restores a parameter only to its own link. */}
      <ParameterRows
        key={fillCount}
        parameters={values.parameters}
        errors={errors.parameters}
        onChange={form.handleChange}
        onRows={(parameters) => form.setFieldValue("parameters", parameters)}
      />
    </Form>
  )
}

function Problems({ form: { errors, failedSubmits } }: Pick<GeneratorFormProps, "form">) {
  const { t } = useTranslation(["admin", "landing"])
  const problems = [
    ...(errors.code ? [{ id: linkFieldIds.code, text: t(errors.code) }] : []),
    ...(errors.parameters ?? []).flatMap((wrong, row) =>
      (["name", "value"] as const).flatMap((part) =>
        wrong?.[part]
          ? [
              {
                id: parameterId(row, part),
                text: `${t("link.parameters.row", { number: row + 1 })} – ${t(wrong[part])}`,
              },
            ]
          : [],
      ),
    ),
  ]
  return <FormErrorSummary errors={problems} failedSubmits={failedSubmits} />
}

/**
 * Language and landing page of the link. A page that is not built in came from a pasted link, and is offered as well.
 */
function TargetFields({ form: { values, handleChange } }: Pick<GeneratorFormProps, "form">) {
  const { t } = useTranslation("admin")
  const words = useLinkWords()
  const offered = values.page === "" || slugs.includes(values.page) ? slugs : [...slugs, values.page]
  return (
    <>
      <SelectField
        id={linkFieldIds.language}
        name="language"
        label={t("link.language")}
        value={values.language}
        onChange={handleChange}
        options={(["", ...languages] as const).map((language) => ({ value: language, text: words.language(language) }))}
      />
      <SelectField
        id={linkFieldIds.page}
        name="page"
        label={t("link.landingPage")}
        value={values.page}
        onChange={handleChange}
        options={["", ...offered].map((page) => ({ value: page, text: words.page(page) }))}
      />
    </>
  )
}
