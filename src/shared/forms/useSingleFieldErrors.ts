import { useLayoutEffect } from "react"
import { useTranslation } from "react-i18next"
import { useShowTitlePrefix } from "../../ui/titlePrefix"

/**
 * Error handling of a form with a single field. An error summary would only repeat the message, so a failed submit
 * focuses the field itself, whose description contains the error. While there is an error, the page's title begins with
 * a word that says so (WCAG 3.3.1).
 * @param id of the control
 * @param error undefined if there is none
 * @param attempt number of failed submits
 */
export function useSingleFieldErrors(id: string, error: string | undefined, attempt: number): void {
  const { t } = useTranslation()
  useShowTitlePrefix(error ? t("errorPrefix") : "")
  useLayoutEffect(() => {
    if (attempt > 0) document.getElementById(id)?.focus()
  }, [id, attempt])
}
