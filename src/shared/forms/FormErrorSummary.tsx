import type { ComponentProps } from "react"
import { useTranslation } from "react-i18next"
import { ErrorSummary } from "../../ui/ErrorSummary/ErrorSummary"

interface FormErrorSummaryProps extends Pick<ComponentProps<typeof ErrorSummary>, "errors"> {
  /** From useFormikForm. */
  failedSubmits: number
}

/**
 * Lists the errors of a failed submit, and takes focus. Its heading counts the fields to check; if the only error
 * belongs to no field, that error is the heading. Renders nothing before the first failed submit or without errors.
 */
export function FormErrorSummary({ errors, failedSubmits }: FormErrorSummaryProps) {
  const { t } = useTranslation(["registration", "common"])
  if (failedSubmits === 0 || errors.length === 0) return null
  const inFields = errors.filter(({ id }) => id !== undefined)
  const onlyError = inFields.length === 0 ? errors[0] : undefined
  return (
    <ErrorSummary
      heading={onlyError?.text ?? t("summary.heading", { count: inFields.length })}
      titlePrefix={t("common:errorPrefix")}
      errors={onlyError ? [] : errors}
      attempt={failedSubmits}
    />
  )
}
