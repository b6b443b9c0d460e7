import type { FieldName } from "../model/fields"
import { useTranslation } from "react-i18next"
import { ConsentFields } from "../consents/ConsentFields"
import { CountryField } from "../../../shared/country/CountryField"
import { useCountryHint } from "../../../shared/country/useCountryHint"
import { EmailField } from "../../../shared/forms/email/EmailField"
import { TextField } from "../../../ui/Field/TextField"
import type { GetFieldProps } from "../../../shared/forms/getFieldProps"
import type { FormStep } from "../model/formSteps"
import { NameFields } from "./NameFields"
import type { useRegistrationForm } from "./useRegistrationForm"

interface FormFieldsProps {
  step: FormStep
  form: ReturnType<typeof useRegistrationForm>
  getFieldProps: GetFieldProps<FieldName>
  /** Whether the address belongs to an invitation and can't be changed. */
  emailLocked: boolean
}

/** The fields of one step of the registration form: names, e-mail address, country, consents. */
export function FormFields({ step, form, getFieldProps, emailLocked }: FormFieldsProps) {
  const { t } = useTranslation("registration")
  const { values, allowed, setFieldValue } = form
  const countryHint = useCountryHint(values.country, allowed)
  return (
    <>
      {step === "first" ? null : <NameFields getFieldProps={getFieldProps} values={values} />}
      {step === "second" ? null : <Email getFieldProps={getFieldProps} form={form} locked={emailLocked} />}
      {step === "first" ? null : (
        <CountryField
          {...getFieldProps("country")}
          label={t("field.country")}
          prompt={t("field.countryPrompt")}
          {...countryHint}
          value={values.country}
          allowed={allowed}
          onSelect={(country) => setFieldValue("country", country)}
        />
      )}
      {step === "second" ? null : <ConsentFields getFieldProps={getFieldProps} values={values} />}
    </>
  )
}

function Email({ getFieldProps, form, locked }: Pick<FormFieldsProps, "getFieldProps" | "form"> & { locked: boolean }) {
  const { t } = useTranslation("registration")
  const { values, setFieldValue } = form
  return locked ? (
    <TextField
      {...getFieldProps("email")}
      value={values.email}
      label={t("field.email")}
      hint={t("approved.emailLocked")}
      readOnly
      autoComplete="email"
    />
  ) : (
    <EmailField
      getFieldProps={getFieldProps}
      value={values.email}
      hint={t("field.emailHint")}
      onCorrect={(email) => setFieldValue("email", email)}
    />
  )
}
