import { documentFlags } from "../lib/documentFlags"
import { submitForm } from "../lib/submitForm"
import "./head/earlyActions"

/**
 * Does now what the visitor did before the page could answer; called once, when the first page has come alive. Also lets
 * a page be seen that was hidden to be rendered in another language.
 */
export function replayEarlyActions(): void {
  const flags = documentFlags()
  delete flags.swap
  // A page that was late is alive all the same.
  delete flags.failed
  const early = window.earlyActions
  early?.stop()
  delete window.earlyActions
  if (early?.form?.isConnected) submitForm(early.form)
}
