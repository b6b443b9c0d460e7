import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../ui/Button/Button"
import { RemoveButton } from "../../ui/Button/RemoveButton"
import { technicalInput } from "../../ui/Field/technicalInput"
import { TextField } from "../../ui/Field/TextField"
import { UndoNotice } from "../../ui/Notice/UndoNotice"
import { useFocusAfterRender } from "../../ui/useFocusAfterRender"
import { linkFieldIds, parameterId } from "./fieldIds"
import styles from "./LinkGenerator.module.css"
import type { LinkErrors } from "./model/schema"
import { knownNames, type Parameter } from "./model/values"

interface ParameterRowsProps {
  parameters: readonly Parameter[]
  errors: LinkErrors["parameters"]
  onChange: () => void
  /** Called with the rows after one was added or removed. */
  onRows: (parameters: readonly Parameter[]) => void
}

const suggestionsId = "link-parameter-names"

/** Campaign parameters, one per row. A new row is prefilled with the next name that analytics knows. */
export function ParameterRows({ parameters, errors, onChange, onRows }: ParameterRowsProps) {
  const { t } = useTranslation("admin")
  const focusAfterRender = useFocusAfterRender()
  const [removed, setRemoved] = useState<{ parameter: Parameter; row: number }>()
  const errorOf = (row: number, part: keyof Parameter) => {
    const error = errors?.[row]?.[part]
    return error && t(error)
  }

  function add() {
    const name = knownNames.find((known) => parameters.every((parameter) => parameter.name !== known)) ?? ""
    onRows([...parameters, { name, value: "" }])
    focusAfterRender(parameterId(parameters.length, name ? "value" : "name"))
  }

  function remove(row: number) {
    const parameter = parameters[row]
    setRemoved(parameter && { parameter, row })
    onRows(parameters.filter((_, other) => other !== row))
    focusAfterRender(linkFieldIds.addParameter)
  }

  function restore({ parameter, row }: { parameter: Parameter; row: number }) {
    setRemoved(undefined)
    onRows([...parameters.slice(0, row), parameter, ...parameters.slice(row)])
    focusAfterRender(parameterId(Math.min(row, parameters.length), "name"))
  }

  return (
    <fieldset className={styles.parameters} aria-describedby="link-parameters-hint">
      <legend>{t("link.parameters.heading")}</legend>
      <p id="link-parameters-hint" className={styles.quiet}>
        {t("link.parameters.hint")}
      </p>
      <datalist id={suggestionsId}>
        {knownNames.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      {parameters.map(({ name, value }, row) => (
        <fieldset key={row} className={styles.row}>
          <legend>{t("link.parameters.row", { number: row + 1 })}</legend>
          <TextField
            id={parameterId(row, "name")}
            name="parameterName"
            label={t("link.parameters.name")}
            error={errorOf(row, "name")}
            value={name}
            onChange={onChange}
            list={suggestionsId}
            {...technicalInput}
          />
          <TextField
            id={parameterId(row, "value")}
            name="parameterValue"
            label={t("link.parameters.value")}
            error={errorOf(row, "value")}
            value={value}
            onChange={onChange}
            {...technicalInput}
          />
          <RemoveButton onRemove={() => remove(row)}>{t("link.parameters.remove", { number: row + 1 })}</RemoveButton>
        </fieldset>
      ))}
      <Button variant="secondary" id={linkFieldIds.addParameter} onClick={add}>
        {t("link.parameters.add")}
      </Button>
      {removed ? (
        <UndoNotice label={t("link.parameters.undo")} onUndo={() => restore(removed)}>
          {t("link.parameters.removed", { number: removed.row + 1 })}
        </UndoNotice>
      ) : null}
    </fieldset>
  )
}
