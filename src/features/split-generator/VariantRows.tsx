import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../ui/Button/Button"
import { UndoNotice } from "../../ui/Notice/UndoNotice"
import { useFocusAfterRender } from "../../ui/useFocusAfterRender"
import { splitFieldIds, variantId } from "./fieldIds"
import { weightSum } from "./model/problems"
import { rowErrorsIn } from "./model/schema"
import { evenWeights, nameAt, variantLimits } from "./model/values"
import { addVariant, removalOf, removeVariant, restoreVariant, type VariantRemoval } from "./model/variantEdits"
import styles from "./SplitGenerator.module.css"
import { useFormats } from "./useFormats"
import type { useSplitForm } from "./useSplitForm"
import { VariantFields } from "./VariantFields"

interface VariantRowsProps {
  form: ReturnType<typeof useSplitForm>
}

/** The variants, one per row, and how visitors are split among them. */
export function VariantRows({ form }: VariantRowsProps) {
  const { t } = useTranslation("admin")
  const { exact } = useFormats()
  const { values } = form
  const focusAfterRender = useFocusAfterRender()
  const sum = weightSum(values.weights)
  const count = values.variants.length
  const [removal, setRemoval] = useState<VariantRemoval>()

  function add() {
    form.setValues(addVariant(values))
    focusAfterRender(variantId(count, "name"))
  }

  function remove(row: number) {
    setRemoval(removalOf(values, row))
    form.setValues(removeVariant(values, row))
    focusAfterRender(variantId(Math.min(row, count - 2), "name"))
  }

  function undo(undone: VariantRemoval) {
    setRemoval(undefined)
    form.setValues(restoreVariant(values, undone))
    focusAfterRender(variantId(Math.min(undone.row, count), "name"))
  }

  return (
    <fieldset className={styles.variants} aria-describedby="split-variants-hint">
      <legend>{t("split.variants.heading")}</legend>
      <p id="split-variants-hint" className={styles.quiet}>
        {t("split.variants.hint")}
      </p>
      {values.variants.map((variant, row) => (
        <VariantFields
          // A row has no identity other than its position.
          key={row}
          form={form}
          row={row}
          variant={variant}
          weight={values.weights[row] ?? ""}
          errors={rowErrorsIn(form.errors, row)}
          {...(count > variantLimits.min && { onRemove: () => remove(row) })}
        />
      ))}
      {removal && count < variantLimits.max ? (
        <UndoNotice label={t("split.undo")} onUndo={() => undo(removal)}>
          {t("split.variants.removed", { name: removal.variant.name.trim() || nameAt(removal.row) })}
        </UndoNotice>
      ) : null}
      <div className={styles.actions}>
        {count < variantLimits.max ? (
          <Button variant="secondary" id={splitFieldIds.addVariant} onClick={add}>
            {t("split.variants.add")}
          </Button>
        ) : (
          <p className={styles.quiet}>{t("split.variants.full")}</p>
        )}
        <Button variant="secondary" onClick={() => form.setFieldValue("weights", evenWeights(count))}>
          {t("split.variants.even")}
        </Button>
        <p className={styles.quiet} role="status">
          {sum === undefined ? "" : t("split.variants.sum", { sum: exact(sum) })}
        </p>
      </div>
    </fieldset>
  )
}
