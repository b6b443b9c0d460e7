import type { RefObject } from "react"
import { useTranslation } from "react-i18next"
import { submitForm } from "../../lib/submitForm"
import type { ApiFailure } from "../../services/api/failure"
import { Notice } from "../../ui/Notice/Notice"
import { FailureNotice } from "./FailureNotice"

interface SendProblemProps {
  form: { formRef: RefObject<HTMLFormElement | null>; isSubmitting: boolean }
  /** A failure, or "unknown" for a status added to the contract later; undefined if there is no problem. */
  problem: ApiFailure | "unknown" | undefined
}

/** Says why a form with valid values could not be sent; retrying submits the form again. */
export function SendProblem({ form, problem }: SendProblemProps) {
  const { t } = useTranslation()
  if (problem === undefined) return null
  if (problem === "unknown") return <Notice kind="problem">{t("failure.server")}</Notice>
  const retry = () => submitForm(form.formRef.current)
  return <FailureNotice failure={problem} busy={form.isSubmitting} onRetry={retry} />
}
