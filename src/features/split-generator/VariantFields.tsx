import { useTranslation } from "react-i18next"
import { basePath } from "../../lib/basePath"
import { pathsOf } from "../../router/pagePaths"
import { SelectField } from "../../ui/Field/SelectField"
import { technicalInput } from "../../ui/Field/technicalInput"
import { TextField } from "../../ui/Field/TextField"
import type { VariantErrors } from "./model/schema"
import { elsewhere, type Variant } from "./model/values"
import styles from "./SplitGenerator.module.css"
import { Button } from "../../ui/Button/Button"

/** Id of a control of a variant, whose row is counted from 0. */
export const variantFieldId = (row: number, part: keyof Variant): string => `split-variant-${part}-${row}`

interface VariantFieldsProps {
  row: number
  variant: Variant
  errorOf: (part: keyof VariantErrors) => string | undefined
  onChange: () => void
  /** Absent if the experiment has only as many variants as it needs. */
  onRemove?: () => void
}

/** One variant: name, weight and where it leads. */
export function VariantFields({ row, variant, errorOf, onChange, onRemove }: VariantFieldsProps) {
  const { t } = useTranslation("admin")
  const number = row + 1
  const fieldProps = (part: keyof Variant, name: string) => ({
    id: variantFieldId(row, part),
    name,
    label: t(`split.variants.${part}`),
    value: variant[part],
    onChange,
  })
  const textFieldProps = (part: keyof VariantErrors, name: string) => ({
    ...fieldProps(part, name),
    error: errorOf(part),
    required: true,
    ...technicalInput,
  })
  return (
    <fieldset className={styles.row}>
      <legend>{t("split.variants.row", { number })}</legend>
      <TextField {...textFieldProps("name", "variantName")} />
      <TextField {...textFieldProps("weight", "variantWeight")} inputMode="decimal" />
      <div className={styles.wide}>
        <SelectField
          {...fieldProps("page", "variantPage")}
          options={[
            ...pathsOf("landing").map((path) => ({ value: path, text: path || t("link.startPage") })),
            { value: elsewhere, text: t("split.variants.elsewhere") },
          ]}
        />
      </div>
      {variant.page === elsewhere ? (
        <div className={styles.wide}>
          <TextField
            {...textFieldProps("address", "variantAddress")}
            hint={t("split.variants.addressHint", { path: `${basePath}/` })}
            inputMode="url"
          />
        </div>
      ) : (
        // Keeps what was typed, and one address per row: `readSplitValues` matches the controls of a row by position.
        <input type="hidden" name="variantAddress" value={variant.address} />
      )}
      {onRemove ? (
        // Only the first click of a series counts: the next row moves up to the same place, and React reuses the button
        // for it, so that boot/ignoreStrayClicks.ts cannot tell the two apart.
        <Button variant="plain" onClick={({ detail }) => (detail > 1 ? undefined : onRemove())}>
          {t("split.variants.remove", { number })}
        </Button>
      ) : null}
    </fieldset>
  )
}
