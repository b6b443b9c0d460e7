import { useEffect } from "react"
import { useAnnounceInTitle } from "../../ui/TitleNotice/TitleNotice"

/**
 * How a form of one field tells its error: a summary would only repeat it, so that a failed submit leads to the field
 * itself, whose description holds the error, and the page's title says so first (WCAG 3.3.1).
 * @param id of the control
 * @param error what is wrong; undefined while nothing is
 * @param attempt number of failed submits
 * @param titleNotice first word of the title while there is an error, e.g. "Error:"
 */
export function useOneField(id: string, error: string | undefined, attempt: number, titleNotice: string): void {
  useAnnounceInTitle(error ? titleNotice : "")
  useEffect(() => {
    if (attempt > 0) document.getElementById(id)?.focus()
  }, [id, attempt])
}
