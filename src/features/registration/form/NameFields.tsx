import { useTranslation } from "react-i18next"
import { RadioField } from "../../../ui/Field/RadioField"
import { TextField } from "../../../ui/Field/TextField"
import type { GetFieldProps } from "../../../shared/forms/getFieldProps"
import type { FieldName, RegistrationValues } from "../model/fields"
import styles from "./RegistrationForm.module.css"

/** Fields for the salutation (`gender`) and the names. */
export function NameFields({
  getFieldProps,
  values,
}: {
  getFieldProps: GetFieldProps<FieldName>
  values: RegistrationValues
}) {
  const { t } = useTranslation("registration")
  return (
    <>
      <RadioField
        {...getFieldProps("gender")}
        label={t("field.gender")}
        value={values.gender}
        choices={[
          { value: "FEMALE", text: t("field.female") },
          { value: "MALE", text: t("field.male") },
        ]}
      />
      <div className={styles.names}>
        <TextField
          {...getFieldProps("firstName")}
          value={values.firstName}
          label={t("field.firstName")}
          autoComplete="given-name"
          {...nameInput}
        />
        <TextField
          {...getFieldProps("lastName")}
          value={values.lastName}
          label={t("field.lastName")}
          autoComplete="family-name"
          {...nameInput}
        />
      </div>
    </>
  )
}

const nameInput = { dir: "auto", autoCapitalize: "words", spellCheck: false, enterKeyHint: "next" } as const
