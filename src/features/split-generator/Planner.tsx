import { useTranslation } from "react-i18next"
import { Form } from "../../shared/forms/Form"
import { FormErrorSummary } from "../../shared/forms/FormErrorSummary"
import { technicalInput } from "../../ui/Field/technicalInput"
import { SelectField } from "../../ui/Field/SelectField"
import { TextField } from "../../ui/Field/TextField"
import { useFocusOnShow } from "../../ui/useFocusOnShow"
import { planId } from "./fieldIds"
import { planFields } from "./model/schema"
import type { Scope } from "./model/values"
import { PlanResult } from "./PlanResult"
import styles from "./Planner.module.css"
import type { usePlanForm } from "./usePlanForm"
import { useSplitWords } from "./useSplitWords"
import sections from "./SplitGenerator.module.css"

interface PlannerProps {
  planning: ReturnType<typeof usePlanForm>
  /** Names of the variants, in order. */
  names: readonly string[]
  /** Addresses that take part. */
  scope: Scope
}

/** How many visitors the experiment needs, and how long that takes. */
export function Planner({ planning: { form, plan, submitCount }, names, scope }: PlannerProps) {
  const { t } = useTranslation("admin")
  const words = useSplitWords()
  const addresses = words.scope(scope)
  const { errors, values } = form
  // Focus moves only after a submit, since the result also comes and goes while somebody types.
  const heading = useFocusOnShow<HTMLHeadingElement>(submitCount, submitCount > 0)
  const problems = planFields.flatMap((name) => (errors[name] ? [{ id: planId(name), text: t(errors[name]) }] : []))
  return (
    <section className={styles.planner} aria-labelledby="split-plan">
      <div className={sections.head}>
        <h2 id="split-plan">{t("planner.heading")}</h2>
        <p className={styles.quiet}>{t("planner.hint")}</p>
      </div>
      <Form form={form} variant="secondary" submitLabel={t("planner.submit")} sendingText={t("planner.sending")}>
        <FormErrorSummary errors={problems} failedSubmits={form.failedSubmits} />
        <div className={styles.fields}>
          <NumberField form={form} name="visitors" hint={t("planner.visitorsHint", { addresses })} />
          <NumberField form={form} name="base" hint={t("planner.baseHint")} />
          <NumberField form={form} name="effect" hint={t("planner.effectHint")} />
          <SelectField
            id={planId("kind")}
            name="kind"
            label={t("planner.kind")}
            hint={t("planner.kindHint")}
            value={values.kind}
            onChange={form.handleChange}
            options={[
              { value: "absolute", text: t("planner.absolute") },
              { value: "relative", text: t("planner.relative") },
            ]}
          />
          <NumberField form={form} name="power" hint={t("planner.powerHint")} />
          <NumberField form={form} name="significance" hint={t("planner.significanceHint")} />
        </div>
      </Form>
      {plan ? <PlanResult plan={plan} names={names} heading={heading} /> : null}
      {!plan && submitCount > 0 && problems.length === 0 ? <p role="status">{t("planner.waiting")}</p> : null}
    </section>
  )
}

interface NumberFieldProps {
  form: PlannerProps["planning"]["form"]
  name: (typeof planFields)[number]
  hint: string
}

/** The field for one number of the form. */
function NumberField({ form, name, hint }: NumberFieldProps) {
  const { t } = useTranslation("admin")
  const error = form.errors[name]
  return (
    <TextField
      id={planId(name)}
      name={name}
      label={t(`planner.${name}`)}
      hint={hint}
      error={error && t(error)}
      value={form.values[name]}
      onChange={form.handleChange}
      onBlur={() => void form.handleBlur(name)}
      required
      inputMode="decimal"
      {...technicalInput}
    />
  )
}
