import { useTranslation } from "react-i18next"
import { ConsentFields } from "../consents/ConsentFields"
import { CountryField } from "../../../shared/country/CountryField"
import { useCountryHint } from "../../../shared/country/useCountryHint"
import { SendProblem } from "../../../shared/feedback/SendProblem"
import { Form } from "../../../shared/forms/Form"
import { FormErrorSummary } from "../../../shared/forms/FormErrorSummary"
import { CheckboxGroup } from "../../../ui/Field/CheckboxGroup"
import { KeptText } from "../../../ui/KeptText/KeptText"
import { secondStepFields, shoppingPreferences, type SecondStepField } from "./model/secondStep"
import { useSecondStep, type SecondStepProps } from "./useSecondStep"

const idOf = (name: SecondStepField) => `social-${name}`

/** Form for what the sign-in provider does not supply: shopping preferences, country and consents. */
export function SecondStepForm(props: SecondStepProps) {
  const { t } = useTranslation(["social", "registration"])
  const { form, inlineResult, allowed, shown } = useSecondStep(props)
  const { values, errors } = form
  const countryHint = useCountryHint(values.country, allowed)
  const errorOf = (name: SecondStepField) => errors[name] && t(errors[name])
  const getFieldProps = (name: SecondStepField) => ({
    id: idOf(name),
    name,
    required: true,
    error: errorOf(name),
    onChange: form.handleChange,
    onBlur: () => form.handleBlur(name),
  })
  const problems = [
    ...secondStepFields.flatMap((name) => (errors[name] ? [{ id: idOf(name), text: t(errors[name]) }] : [])),
    ...(inlineResult.other && form.lastSubmitRejected ? [{ id: undefined, text: t("registration:error.other") }] : []),
  ]

  return (
    <Form form={form} submitLabel={t("registration:submit")} sendingText={t("registration:sending")}>
      <FormErrorSummary errors={problems} failedSubmits={form.failedSubmits} />
      <SendProblem form={form} problem={inlineResult.failure} />
      <p>
        <KeptText text={t("account", { email: props.token.email })} kept={props.token.email} />
      </p>
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
      <CountryField
        {...getFieldProps("country")}
        label={t("registration:field.country")}
        prompt={t("registration:field.countryPrompt")}
        {...countryHint}
        value={values.country}
        allowed={allowed}
        onSelect={(country) => form.setFieldValue("country", country)}
      />
      <ConsentFields getFieldProps={getFieldProps} values={values} shown={shown} />
    </Form>
  )
}
