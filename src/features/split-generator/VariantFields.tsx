import { useTranslation } from "react-i18next"
import { basePath } from "../../lib/basePath"
import { pathsOf } from "../../router/pagePaths"
import { RemoveButton } from "../../ui/Button/RemoveButton"
import { SelectField } from "../../ui/Field/SelectField"
import { TextField } from "../../ui/Field/TextField"
import { variantId } from "./fieldIds"
import type { RowErrors } from "./model/schema"
import { customUrl, type Variant } from "./model/values"
import { technicalInput } from "../../ui/Field/technicalInput"
import styles from "./SplitGenerator.module.css"
import { useProblemText } from "./useProblemText"
import type { useSplitForm } from "./useSplitForm"

interface VariantFieldsProps {
  form: ReturnType<typeof useSplitForm>
  /** Index of the variant, from 0. */
  row: number
  variant: Variant
  weight: string
  errors: RowErrors
  /** Absent if the experiment has only as many variants as it needs. */
  onRemove?: () => void
}

/** One variant: name, weight and the page that it leads to. */
export function VariantFields({ form, row, variant, weight, errors, onRemove }: VariantFieldsProps) {
  const { t } = useTranslation("admin")
  const textOf = useProblemText(form.values)
  const errorOf = (part: keyof RowErrors) => errors[part] && textOf(errors[part])
  const number = row + 1
  return (
    <fieldset className={styles.row}>
      <legend>{t("split.variants.row", { number })}</legend>
      <TextField
        id={variantId(row, "name")}
        name="variantName"
        label={t("split.variants.name")}
        error={errorOf("name")}
        value={variant.name}
        onChange={form.handleChange}
        onBlur={() => void form.handleBlur("variants")}
        required
        {...technicalInput}
      />
      <TextField
        id={variantId(row, "weight")}
        name="variantWeight"
        label={t("split.variants.weight")}
        error={errorOf("weight")}
        value={weight}
        onChange={form.handleChange}
        onBlur={() => void form.handleBlur("weights")}
        required
        inputMode="decimal"
        {...technicalInput}
      />
      <div className={styles.wide}>
        <SelectField
          id={variantId(row, "page")}
          name="variantPage"
          label={t("split.variants.page")}
          value={variant.page}
          onChange={form.handleChange}
          options={[
            ...pathsOf("landing").map((path) => ({ value: path, text: path || t("link.startPage") })),
            { value: customUrl, text: t("split.variants.elsewhere") },
          ]}
        />
      </div>
      {variant.page === customUrl ? (
        <div className={styles.wide}>
          <TextField
            id={variantId(row, "targetUrl")}
            name="variantTargetUrl"
            label={t("split.variants.address")}
            hint={t("split.variants.addressHint", { path: `${basePath}/` })}
            error={errorOf("targetUrl")}
            value={variant.targetUrl}
            onChange={form.handleChange}
            onBlur={() => void form.handleBlur("variants")}
            required
            inputMode="url"
            {...technicalInput}
          />
        </div>
      ) : (
        // Keeps what was typed, and one address per row: `readSplitValues` matches addresses and rows by position.
        <input type="hidden" name="variantTargetUrl" value={variant.targetUrl} />
      )}
      {onRemove ? <RemoveButton onRemove={onRemove}>{t("split.variants.remove", { number })}</RemoveButton> : null}
    </fieldset>
  )
}
