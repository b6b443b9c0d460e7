import { useTranslation } from "react-i18next"
import type { RegistrationFlow } from "../../../services/settings/landing"
import { leaveInvitation } from "../invitation/invitation"
import type { Stage } from "../model/flow"
import type { FormPart } from "../model/parts"
import { RegistrationForm, type RegistrationFormProps } from "../form/RegistrationForm"
import { Stepper } from "../../../ui/Stepper/Stepper"
import { FormHeading } from "./FormHeading"
import { ApprovedGreeting } from "./ApprovedGreeting"
import { BackButton } from "./BackButton"

interface FormStageProps extends Required<Omit<RegistrationFormProps, "part">> {
  stage: FormStageName
  flow: RegistrationFlow
  focused: boolean
  onBack: () => void
}

/** Stages that show the registration form or a part of it. */
type FormStageName = Extract<Stage, "form" | "leanStep1" | "leanStep2" | "phoneForm">

/** Which part of the form a stage shows, and its step number if there are two. */
const forms: Record<FormStageName, { part: FormPart; step?: number }> = {
  form: { part: "whole" },
  leanStep1: { part: "first", step: 1 },
  leanStep2: { part: "second", step: 2 },
  phoneForm: { part: "whole" },
}

const stepperId = "registration-step"

/** The registration form with its heading, step indicator and back button. */
export function FormStage({ stage, flow, focused, phoneToken, approved, onBack, ...handlers }: FormStageProps) {
  const { t } = useTranslation(["registration", "common", "landing"])
  const { part, step } = forms[stage]
  return (
    <>
      {step ? <Stepper id={stepperId} label={t("steps.progress", { step, total: 2 })} step={step} count={2} /> : null}
      <FormHeading
        key={stage}
        focused={focused}
        {...(step && { describedBy: stepperId })}
        {...(approved && { text: t("heading") })}
      />
      {approved ? <ApprovedGreeting email={approved.email} /> : null}
      <RegistrationForm
        part={part}
        phoneToken={stage === "phoneForm" ? phoneToken : undefined}
        approved={approved}
        {...handlers}
      />
      {approved || step === 2 ? null : <BackButton onClick={leaveInvitation}>{t("landing:code.another")}</BackButton>}
      {step === 2 ? <BackButton onClick={onBack}>{t("common:back")}</BackButton> : null}
      {flow === "socialRegistration" ? <BackButton onClick={onBack}>{t("methods.another")}</BackButton> : null}
    </>
  )
}
