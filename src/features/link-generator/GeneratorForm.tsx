import { useTranslation } from "react-i18next"
import { languages } from "../../lib/languages"
import { submitForm } from "../../lib/submitForm"
import type { ApiFailure } from "../../services/api/failure"
import { slugs } from "../../services/settings/landing"
import { Form } from "../../shared/forms/Form"
import { FormErrorSummary } from "../../shared/forms/FormErrorSummary"
import { CheckboxGroup } from "../../ui/Field/CheckboxGroup"
import { technicalInput } from "../../ui/Field/technicalInput"
import { TextAreaField } from "../../ui/Field/TextAreaField"
import { TextField } from "../../ui/Field/TextField"
import { GeneratorProblem, type AdminAccess } from "./GeneratorProblem"
import styles from "./LinkGenerator.module.css"
import { linkLimit } from "./model/schema"
import type { useLinkGenerator } from "./useLinkGenerator"
import { useLinkWords } from "./useLinkWords"

interface GeneratorFormProps extends AdminAccess {
  form: ReturnType<typeof useLinkGenerator>["form"]
  problem: ApiFailure | "unknown" | undefined
}

/** Form for links: the code, where they lead, and what they tell analytics. */
export function GeneratorForm({ form, problem, ...access }: GeneratorFormProps) {
  const { t } = useTranslation(["links", "landing"])
  const words = useLinkWords()
  const { values } = form
  const errors = useErrorTexts(form)
  const fieldProps = (name: keyof typeof values) => ({
    id: `link-${name}`,
    name,
    label: t(name),
    error: errors[name],
    onChange: form.handleChange,
  })
  return (
    <Form form={form} submitLabel={t("submit")} sendingText={t("sending")}>
      <FormErrorSummary
        errors={Object.entries(errors).map(([name, text]) => ({ id: `link-${name}`, text }))}
        failedSubmits={form.failedSubmits}
      />
      <GeneratorProblem
        problem={problem}
        busy={form.isSubmitting}
        onRetry={() => submitForm(form.formRef.current)}
        {...access}
      />
      <div className={styles.code}>
        <TextField
          {...fieldProps("code")}
          hint={t("codeHint")}
          value={values.code}
          onBlur={() => form.handleBlur("code")}
          required
          {...technicalInput}
        />
      </div>
      <p className={styles.quiet}>{t("several")}</p>
      <div className={styles.targets}>
        <CheckboxGroup
          {...fieldProps("languages")}
          choices={(["", ...languages] as const).map((value) => ({ value, text: words.language(value) }))}
          values={values.languages}
        />
        <CheckboxGroup
          {...fieldProps("pages")}
          choices={["", ...slugs].map((value) => ({ value, text: words.page(value) }))}
          values={values.pages}
        />
        <div className={styles.campaign}>
          {(["channels", "parameters"] as const).map((name) => (
            <TextAreaField
              key={name}
              {...fieldProps(name)}
              hint={t(`${name}Hint`)}
              value={values[name]}
              rows={3}
              {...technicalInput}
            />
          ))}
        </div>
      </div>
    </Form>
  )
}

/** The texts of the errors to show, in the order of the fields. */
function useErrorTexts({ errors }: Pick<GeneratorFormProps["form"], "errors">) {
  const { t } = useTranslation(["links", "landing"])
  const { code, languages: language, pages, channels, parameters } = errors
  return {
    ...(code && { code: t(code) }),
    ...(language && { languages: t(language) }),
    ...(pages && { pages: t(pages) }),
    ...(channels && { channels: t(channels, { limit: linkLimit }) }),
    ...(parameters && { parameters: t(parameters.problem, { line: parameters.line }) }),
  }
}
