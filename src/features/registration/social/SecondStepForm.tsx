import { Fragment, type ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { ConsentField } from "../consents/ConsentField"
import { CountryField } from "../../../shared/country/CountryField"
import { SendProblem } from "../../../shared/feedback/SendProblem"
import { Form } from "../../../shared/forms/Form"
import { FormErrorSummary } from "../../../shared/forms/FormErrorSummary"
import { CheckboxGroup } from "../../../ui/Field/CheckboxGroup"
import { KeptText } from "../../../ui/KeptText/KeptText"
import { secondStepFields, secondStepNames, shoppingPreferences, type SecondStepField } from "./model/secondStep"
import { useSecondStep, type SecondStepProps } from "./useSecondStep"

const idOf = (name: SecondStepField) => `social-${name}`

/** Form for what the sign-in provider does not supply: shopping preferences, country and consents. */
export function SecondStepForm(props: SecondStepProps) {
  const { t } = useTranslation(["social", "registration"])
  const { form, inlineResult, allowed, shown } = useSecondStep(props)
  const { values, errors } = form
  const errorOf = (name: SecondStepField) => {
    const key = errors[name]
    return key && t(key === "preferences.missing" ? key : `registration:${key}`)
  }
  const getFieldProps = (name: SecondStepField) => ({
    id: idOf(name),
    name,
    required: "missing" in secondStepFields[name],
    error: errorOf(name),
    onChange: form.handleChange,
    onBlur: () => form.handleBlur(name),
  })
  const problems = [
    ...secondStepNames.flatMap((name) => (errors[name] ? [{ id: idOf(name), text: errorOf(name) ?? "" }] : [])),
    ...(inlineResult.other && form.lastSubmitRejected ? [{ id: undefined, text: t("registration:error.other") }] : []),
  ]
  const consentProps = { getFieldProps, values, shown }
  const controls: Record<SecondStepField, ReactNode> = {
    preferences: (
      <CheckboxGroup
        id={idOf("preferences")}
        name="preferences"
        label={t("preferences.legend")}
        hint={t("preferences.hint")}
        error={errorOf("preferences")}
        choices={shoppingPreferences.map((value) => ({ value, text: t(`preferences.${value}`) }))}
        values={values.preferences}
        onChange={form.handleChange}
      />
    ),
    country: (
      <CountryField
        {...getFieldProps("country")}
        value={values.country}
        allowed={allowed}
        onSelect={(country) => form.setFieldValue("country", country)}
      />
    ),
    terms: <ConsentField name="terms" {...consentProps} />,
    newsletter: <ConsentField name="newsletter" {...consentProps} />,
  }

  return (
    <Form form={form} submitLabel={t("registration:submit")} sendingText={t("registration:sending")}>
      <FormErrorSummary errors={problems} failedSubmits={form.failedSubmits} />
      <SendProblem form={form} problem={inlineResult.failure} />
      <p>
        <KeptText text={t("account", { email: props.token.email })} kept={props.token.email} />
      </p>
      {secondStepNames.map((name) => (
        <Fragment key={name}>{controls[name]}</Fragment>
      ))}
    </Form>
  )
}
