import { useEffect } from "react"
import type { Language } from "../../lib/languages"
import { now } from "../../lib/clock"
import { usePage } from "../../router/usePage"

/** The consent texts that the visitor saw last. */
interface ConsentView {
  language: Language
  /** When they became visible: ISO 8601. */
  shownAt: string
}

let lastView: ConsentView | undefined

/** Records when the consent texts became visible, and in which language: a change of language counts as a new view. */
export function useRecordConsentView(visible: boolean): void {
  const { language } = usePage()
  useEffect(() => {
    if (visible) lastView = { language, shownAt: new Date(now()).toISOString() }
  }, [visible, language])
}

/**
 * The view that {@link useRecordConsentView} recorded last, possibly on a previous step of the form. If it has recorded
 * none, a view at the present time.
 * @param language the language of a view at the present time
 */
export function lastConsentView(language: Language): ConsentView {
  return lastView ?? { language, shownAt: new Date(now()).toISOString() }
}
