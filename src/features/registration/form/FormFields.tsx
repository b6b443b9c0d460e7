import type { ApprovedVisitor } from "../model/approvedVisitor"
import type { FieldName } from "../model/fields"
import { useTranslation } from "react-i18next"
import { ConsentFields } from "../consents/ConsentFields"
import { CountryField } from "../../../shared/country/CountryField"
import { useCountryHint } from "../../../shared/country/useCountryHint"
import { EmailField } from "../../../shared/forms/email/EmailField"
import { TextField } from "../../../ui/Field/TextField"
import type { GetFieldProps } from "../../../shared/forms/getFieldProps"
import { useRegistrationState } from "../../../services/state/useRegistrationState"
import { stepFields } from "../model/formSteps"
import { NameFields } from "./NameFields"
import type { useRegistrationForm } from "./useRegistrationForm"

interface FormFieldsProps {
  form: ReturnType<typeof useRegistrationForm>
  getFieldProps: GetFieldProps<FieldName>
  /** The approved visitor, whose e-mail address belongs to the invitation and can't be changed. */
  approved: ApprovedVisitor | undefined
}

/** The fields of the registration form, or of one of its two steps. */
export function FormFields({ form, getFieldProps, approved }: FormFieldsProps) {
  const { t } = useTranslation("registration")
  const { step, values, shown, allowed, setFieldValue } = form
  const shows = (name: FieldName) => stepFields[step].includes(name)
  const countryHint = useCountryHint(values.country, allowed)
  return (
    <>
      {shows("firstName") ? <NameFields getFieldProps={getFieldProps} values={values} /> : null}
      {shows("email") ? <Email getFieldProps={getFieldProps} form={form} approved={approved} /> : null}
      {shows("country") ? (
        <CountryField
          {...getFieldProps("country")}
          label={t("field.country")}
          prompt={t("field.countryPrompt")}
          {...countryHint}
          value={values.country}
          allowed={allowed}
          onSelect={(country) => setFieldValue("country", country)}
        />
      ) : null}
      {shows("terms") ? <ConsentFields getFieldProps={getFieldProps} values={values} shown={shown} /> : null}
    </>
  )
}

function Email({ getFieldProps, form, approved }: Pick<FormFieldsProps, "getFieldProps" | "form" | "approved">) {
  const { t } = useTranslation("registration")
  const { values, setFieldValue } = form
  const sentEmail = useRegistrationState((state) => state.sentRegistration?.email)
  return approved ? (
    <TextField
      {...getFieldProps("email")}
      value={approved.email ?? values.email}
      label={t("field.email")}
      hint={t("approved.emailLocked")}
      readOnly
      autoComplete="email"
    />
  ) : (
    <EmailField
      getFieldProps={getFieldProps}
      value={values.email}
      enteredBefore={sentEmail}
      hint={t("field.emailHint")}
      enterKeyHint="next"
      onCorrect={(email) => setFieldValue("email", email)}
    />
  )
}
