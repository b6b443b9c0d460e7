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
  return (
    <fieldset className={styles.row}>
      <legend>{t("split.variants.row", { number })}</legend>
      <TextField
        id={variantFieldId(row, "name")}
        name="variantName"
        label={t("split.variants.name")}
        error={errorOf("name")}
        value={variant.name}
        onChange={onChange}
        required
        {...technicalInput}
      />
      <TextField
        id={variantFieldId(row, "weight")}
        name="variantWeight"
        label={t("split.variants.weight")}
        error={errorOf("weight")}
        value={variant.weight}
        onChange={onChange}
        required
        inputMode="decimal"
        {...technicalInput}
      />
      <div className={styles.wide}>
        <SelectField
          id={variantFieldId(row, "page")}
          name="variantPage"
          label={t("split.variants.page")}
          value={variant.page}
          onChange={onChange}
          options={[
            ...pathsOf("landing").map((path) => ({ value: path, text: path || t("link.startPage") })),
            { value: elsewhere, text: t("split.variants.elsewhere") },
          ]}
        />
      </div>
      {variant.page === elsewhere ? (
        <div className={styles.wide}>
          <TextField
            id={variantFieldId(row, "address")}
            name="variantAddress"
            label={t("split.variants.address")}
            hint={t("split.variants.addressHint", { path: `${basePath}/` })}
            error={errorOf("address")}
            value={variant.address}
            onChange={onChange}
            required
            inputMode="url"
            {...technicalInput}
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
