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
 * What {@link useRecordConsentView} recorded last; a step that shows no consents keeps what the previous one showed.
 */
export function lastConsentView(language: Language): ConsentView {
  return lastView ?? { language, shownAt: new Date(now()).toISOString() }
}
