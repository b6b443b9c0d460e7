import { useTranslation } from "react-i18next"
import type { RegistrationFlow } from "../../../services/settings/landing"
import { anotherCodeStep } from "../invitation/useAnotherCode"
import type { ConfirmedPhone, Stage } from "../model/flow"
import type { FormStep } from "../model/fields"
import { RegistrationForm, type RegistrationFormProps } from "../form/RegistrationForm"
import { Stepper } from "../../../ui/Stepper/Stepper"
import { FormHeading } from "./FormHeading"
import { ApprovedGreeting } from "./ApprovedGreeting"
import { usePageNavigation } from "../../../router/usePageNavigation"
import { useRegistrationState } from "../../../services/state/useRegistrationState"
import { useShowTitlePrefix } from "../../../ui/titlePrefix"
import { BackButton } from "./BackButton"
import { Button } from "../../../ui/Button/Button"
import styles from "./FormStage.module.css"

interface FormStageProps extends Required<Omit<RegistrationFormProps, "step" | "phoneToken">> {
  phone: ConfirmedPhone | undefined
  onChangeNumber: () => void
  stage: FormStageName
  flow: RegistrationFlow
  focused: boolean
  inviterNamed: boolean | undefined
  onBack: () => void
}

/** Stages that show the registration form or a step of it. */
type FormStageName = Extract<Stage, "form" | "leanStep1" | "leanStep2" | "phoneForm">

/** Which step of the form a stage shows, and its number if there are two. */
const forms: Record<FormStageName, { step: FormStep; stepNumber?: number }> = {
  form: { step: "whole" },
  leanStep1: { step: "first", stepNumber: 1 },
  leanStep2: { step: "second", stepNumber: 2 },
  phoneForm: { step: "whole" },
}

const stepperId = "registration-step"

/** The registration form with its heading, step indicator and back button. */
export function FormStage({
  stage,
  flow,
  focused,
  inviterNamed,
  phone,
  approved,
  onBack,
  onChangeNumber,
  ...handlers
}: FormStageProps) {
  const { t } = useTranslation(["registration", "common", "landing"])
  const { openStep } = usePageNavigation()
  const { step, stepNumber } = forms[stage]
  return (
    <>
      {stepNumber ? <Progress step={stepNumber} /> : null}
      <FormHeading
        key={stage}
        focused={focused}
        inviterNamed={inviterNamed}
        {...(stepNumber && { describedBy: stepperId })}
        {...(approved && { text: t("heading") })}
      />
      {approved ? <ApprovedGreeting email={approved.email} /> : null}
      <Given stage={stage} phone={phone} onBack={onBack} onChangeNumber={onChangeNumber} />
      <RegistrationForm
        step={step}
        phoneToken={stage === "phoneForm" ? phone?.token : undefined}
        approved={approved}
        {...handlers}
      />
      {approved || stepNumber === 2 ? null : (
        <BackButton onClick={() => void openStep({ step: anotherCodeStep, field: undefined })}>
          {t("landing:code.another")}
        </BackButton>
      )}
      {stepNumber === 2 ? <BackButton onClick={onBack}>{t("common:back")}</BackButton> : null}
      {flow === "socialRegistration" ? <BackButton onClick={onBack}>{t("methods.another")}</BackButton> : null}
    </>
  )
}

function Progress({ step }: { step: number }) {
  const { t } = useTranslation("registration")
  const label = t("steps.progress", { step, total: 2 })
  // The page of the second step has a title of its own (WCAG 2.4.2).
  useShowTitlePrefix(step === 2 ? `${label} ·` : "")
  return <Stepper id={stepperId} label={label} step={step} count={2} />
}

/**
 * What the visitor gave in an earlier step, with a way to change it (WCAG 3.3.7): the e-mail address above step 2, the
 * phone number above the form of a sign-up by phone.
 */
function Given({
  stage,
  phone,
  onBack,
  onChangeNumber,
}: Pick<FormStageProps, "stage" | "phone" | "onBack" | "onChangeNumber">) {
  const { t } = useTranslation("registration")
  const email = useRegistrationState((state) => state.registrationEmail)
  const byPhone = stage === "phoneForm"
  const value = byPhone ? (phone?.readable ?? phone?.number) : stage === "leanStep2" && email
  if (!value) return null
  return (
    <div className={styles.given}>
      <p>
        <span>{t(byPhone ? "given.number" : "field.email")}</span> <bdi translate="no">{value}</bdi>
      </p>
      <Button variant="plain" onClick={byPhone ? onChangeNumber : onBack}>
        {t(byPhone ? "given.changeNumber" : "finished.wrongLink")}
      </Button>
    </div>
  )
}
