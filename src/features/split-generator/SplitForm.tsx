import { useTranslation } from "react-i18next"
import { basePath } from "../../lib/basePath"
import { languageNames, languages } from "../../lib/languages"
import { pathsOf } from "../../router/pagePaths"
import { Form } from "../../shared/forms/Form"
import { FormErrorSummary } from "../../shared/forms/FormErrorSummary"
import type { useFormikForm } from "../../shared/forms/useFormikForm"
import { Button } from "../../ui/Button/Button"
import { SelectField } from "../../ui/Field/SelectField"
import { technicalInput } from "../../ui/Field/technicalInput"
import { TextField } from "../../ui/Field/TextField"
import { weightLimits, weightSum, type SplitErrors, type SplitProblem, type VariantErrors } from "./model/schema"
import { addVariant, removeVariant, splitEvenly, variantLimits, type SplitValues } from "./model/values"
import styles from "./SplitGenerator.module.css"
import { useFormats } from "./useFormats"
import { VariantFields, variantFieldId } from "./VariantFields"
import { useLayoutEffect, useState } from "react"

type SplitFormState = ReturnType<typeof useFormikForm<SplitValues, SplitErrors>>

/** The parts of a variant that can be wrong, in the order of their controls. */
const variantParts = ["name", "weight", "address"] as const satisfies readonly (keyof VariantErrors)[]

/** Form for an experiment: its key, the page that is split, who takes part, and the variants. */
export function SplitForm({ form }: { form: SplitFormState }) {
  const { t } = useTranslation("admin")
  const { exact } = useFormats()
  const { values, errors } = form
  const textOf = (problem: SplitProblem | undefined) =>
    problem &&
    t(problem, {
      sum: exact(weightSum(values.variants)),
      least: exact(weightLimits.min),
      most: exact(weightLimits.max),
      path: `${basePath}/`,
    })
  const fieldProps = (name: Exclude<keyof SplitValues, "variants">) => ({
    id: `split-${name}`,
    name,
    label: t(`split.${name}`),
    hint: t(`split.${name}Hint`),
    value: values[name],
    onChange: form.handleChange,
  })
  const textFieldProps = (name: "key" | "coverage") => ({
    ...fieldProps(name),
    error: textOf(errors[name]),
    onBlur: () => form.handleBlur(name),
    required: true,
    ...technicalInput,
  })
  const problems = [
    { id: "split-key", text: textOf(errors.key) },
    { id: "split-coverage", text: textOf(errors.coverage) },
    ...values.variants.flatMap((_, row) =>
      variantParts.map((part) => ({ id: variantFieldId(row, part), text: textOf(errors.variants?.[row]?.[part]) })),
    ),
  ].flatMap(({ id, text }) => (text ? [{ id, text }] : []))
  return (
    <Form form={form} submitLabel={t("split.create")}>
      <FormErrorSummary errors={problems} failedSubmits={form.failedSubmits} />
      <div className={styles.pair}>
        <TextField {...textFieldProps("key")} />
        <TextField {...textFieldProps("coverage")} inputMode="decimal" />
      </div>
      <div className={styles.pair}>
        <SelectField
          {...fieldProps("source")}
          options={pathsOf("landing").map((path) => ({ value: path, text: path || t("link.startPage") }))}
        />
        <SelectField
          {...fieldProps("scope")}
          options={[
            { value: "all", text: t("split.scopeAll") },
            { value: "", text: t("split.scopeNone") },
            ...languages.map((language) => ({ value: language, text: `${languageNames[language]} (/${language})` })),
          ]}
        />
      </div>
      <Variants form={form} textOf={textOf} />
    </Form>
  )
}

interface VariantsProps {
  form: SplitFormState
  textOf: (problem: SplitProblem | undefined) => string | undefined
}

function Variants({ form, textOf }: VariantsProps) {
  const { t } = useTranslation("admin")
  const { exact } = useFormats()
  const { variants } = form.values
  const focusAfterRender = useFocusAfterRender()
  const sum = weightSum(variants)
  const count = variants.length

  function add() {
    form.setFieldValue("variants", addVariant(variants))
    focusAfterRender(variantFieldId(count, "name"))
  }

  function remove(row: number) {
    form.setFieldValue("variants", removeVariant(variants, row))
    focusAfterRender(variantFieldId(Math.min(row, count - 2), "name"))
  }

  return (
    <fieldset className={styles.variants} aria-describedby="split-variants-hint">
      <legend>{t("split.variants.heading")}</legend>
      <p id="split-variants-hint" className={styles.quiet}>
        {t("split.variants.hint")}
      </p>
      {variants.map((variant, row) => (
        <VariantFields
          // A row has no identity other than its position.
          key={row}
          row={row}
          variant={variant}
          errorOf={(part) => textOf(form.errors.variants?.[row]?.[part])}
          onChange={form.handleChange}
          {...(count > variantLimits.min && { onRemove: () => remove(row) })}
        />
      ))}
      <div className={styles.actions}>
        {count < variantLimits.max ? (
          <Button variant="secondary" onClick={add}>
            {t("split.variants.add")}
          </Button>
        ) : null}
        <Button variant="secondary" onClick={() => form.setFieldValue("variants", splitEvenly(variants))}>
          {t("split.variants.even")}
        </Button>
        <p className={styles.quiet} role="status">
          {Number.isNaN(sum) ? "" : t("split.variants.sum", { sum: exact(sum) })}
        </p>
      </div>
    </fieldset>
  )
}

/** Returns a function that focuses the element with an id once the next render, which may add it, is shown. */
function useFocusAfterRender(): (id: string) => void {
  const [wanted, setWanted] = useState<{ id: string }>()
  useLayoutEffect(() => {
    if (wanted) document.getElementById(wanted.id)?.focus()
  }, [wanted])
  return (id) => setWanted({ id })
}
