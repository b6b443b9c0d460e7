import { useState, type ComponentProps } from "react"
import { useTranslation } from "react-i18next"
import { ErrorSummary } from "../../ui/ErrorSummary/ErrorSummary"

interface FormErrorSummaryProps extends Pick<ComponentProps<typeof ErrorSummary>, "errors"> {
  failedSubmits: number
}

/**
 * Lists the errors of a failed submit, and takes focus. Its heading counts the fields to check; if the only error
 * belongs to no field, that error is the heading. Renders nothing before the first failed submit. Once all errors of a
 * submit have been corrected, it stays away until another submit fails: a new mistake is shown at its field alone.
 */
export function FormErrorSummary({ errors, failedSubmits }: FormErrorSummaryProps) {
  const { t } = useTranslation(["registration", "common"])
  const corrected = useCorrected(failedSubmits, errors.length > 0)
  if (failedSubmits === 0 || errors.length === 0 || corrected) return null
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

/** Whether all errors of the last failed submit have been corrected at some time since; true before the first one. */
function useCorrected(failedSubmits: number, hasErrors: boolean): boolean {
  const [shown, setShown] = useState({ failedSubmits: 0, corrected: true })
  const isNew = shown.failedSubmits !== failedSubmits
  if (isNew && hasErrors) setShown({ failedSubmits, corrected: false })
  else if (!isNew && !hasErrors && !shown.corrected) setShown({ failedSubmits, corrected: true })
  return !isNew && shown.corrected
}
