import { useEffect } from "react"
import type { Language } from "../../../lib/languages"
import { now } from "../../../lib/clock"
import { usePage } from "../../../router/usePage"

/** The consent texts that the visitor has seen last. */
interface ConsentView {
  language: Language
  /** When they came into view: ISO 8601. */
  shownAt: string
}

let lastView: ConsentView | undefined

/** Notes when the consent texts came into view, and in which language; a text in another language is another text. */
export function useRecordConsentView(visible: boolean): void {
  const { language } = usePage()
  useEffect(() => {
    if (visible) lastView = { language, shownAt: new Date(now()).toISOString() }
  }, [visible, language])
}

/** What {@link useRecordConsentView} has noted; a step that shows no consents keeps what the one before it showed. */
export function lastConsentView(language: Language): ConsentView {
  return lastView ?? { language, shownAt: new Date(now()).toISOString() }
}
