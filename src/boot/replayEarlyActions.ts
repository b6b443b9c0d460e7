import { documentFlags } from "../lib/documentFlags"
import { submitForm } from "../lib/submitForm"
import "./head/earlyActions"

/**
 * Replays what the visitor did before hydration; called once, when the first page is hydrated or rendered. Also removes
 * the flags that applied until then: a page that was hidden to be rendered in another language becomes visible.
 */
export function replayEarlyActions(): void {
  const flags = documentFlags()
  delete flags.wrongLanguage
  delete flags.invited
  // The page has loaded after all, if late.
  delete flags.failed
  const early = window.earlyActions
  early?.stop?.()
  for (const form of document.forms) form.removeAttribute("aria-busy")
  delete window.earlyActions
  if (early?.form?.isConnected) submitForm(early.form)
  if (early?.pressed?.isConnected) early.pressed.click()
}
