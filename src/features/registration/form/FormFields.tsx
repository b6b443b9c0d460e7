import { Fragment, type ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { CountryField } from "../../../shared/country/CountryField"
import { EmailField } from "../../../shared/forms/email/EmailField"
import { useRegistrationState } from "../../../services/state/useRegistrationState"
import type { GetFieldProps } from "../../../shared/forms/getFieldProps"
import { RadioField } from "../../../ui/Field/RadioField"
import { TextField } from "../../../ui/Field/TextField"
import { ConsentField } from "../consents/ConsentField"
import type { ApprovedVisitor } from "../model/flow"
import type { FieldName } from "../model/fields"
import { shownFields } from "../model/formSteps"
import styles from "./RegistrationForm.module.css"
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
  const sentEmail = useRegistrationState((state) => state.sentRegistration?.email)
  const consentProps = { getFieldProps, values, shown }
  const nameField = (name: "firstName" | "lastName", autoComplete: string) => (
    <TextField
      {...getFieldProps(name)}
      value={values[name]}
      label={t(`field.${name}`)}
      autoComplete={autoComplete}
      dir="auto"
      autoCapitalize="words"
      spellCheck={false}
      enterKeyHint="next"
    />
  )
  const controls: Record<FieldName, ReactNode> = {
    gender: (
      <RadioField
        {...getFieldProps("gender")}
        label={t("field.gender")}
        value={values.gender}
        choices={[
          { value: "FEMALE", text: t("field.female") },
          { value: "MALE", text: t("field.male") },
        ]}
      />
    ),
    firstName: nameField("firstName", "given-name"),
    lastName: nameField("lastName", "family-name"),
    email: approved ? (
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
    ),
    country: (
      <CountryField
        {...getFieldProps("country")}
        value={values.country}
        allowed={allowed}
        onSelect={(country) => setFieldValue("country", country)}
      />
    ),
    terms: <ConsentField name="terms" {...consentProps} />,
    newsletter: <ConsentField name="newsletter" {...consentProps} />,
  }
  // The names stand side by side where there is room.
  const names = (
    <div className={styles.names}>
      {controls.firstName}
      {controls.lastName}
    </div>
  )
  return shownFields(step).map((name) => (
    <Fragment key={name}>{name === "firstName" ? names : name === "lastName" ? null : controls[name]}</Fragment>
  ))
}
