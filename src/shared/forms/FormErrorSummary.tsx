import type { ComponentProps } from "react"
import { useTranslation } from "react-i18next"
import { ErrorSummary } from "../../ui/ErrorSummary/ErrorSummary"

interface FormErrorSummaryProps extends Pick<ComponentProps<typeof ErrorSummary>, "errors"> {
  /** From useFormikForm. */
  failedSubmits: number
}

/**
 * Lists the errors of a failed submit, and takes focus. Renders nothing before the first submit or
 * without errors.
 */
export function FormErrorSummary({ errors, failedSubmits }: FormErrorSummaryProps) {
  const { t } = useTranslation(["registration", "common"])
  if (failedSubmits === 0 || errors.length === 0) return null
  return (
    <ErrorSummary
      heading={t("summary.heading", { count: errors.length })}
      titlePrefix={t("common:errorPrefix")}
      errors={errors}
      attempt={failedSubmits}
    />
  )
}
