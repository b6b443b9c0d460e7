import { basePath } from "../../lib/basePath"
import { escapeHtml } from "./escapeHtml"

/** URL path of the control API. */
export const api = `${basePath}/sandbox/api`

/** A button that sends a command to the control API, after which the page with the button is shown again. */
export function commandButton(command: string, label: string, fields: Record<string, string> = {}): string {
  const hidden = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  )
  return `<form method="post" action="${api}/${command}">${hidden.join("")}<button>${escapeHtml(label)}</button></form>`
}
