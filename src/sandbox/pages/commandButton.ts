import { basePath } from "../../lib/basePath"
import { escapeHtml } from "./escapeHtml"

/** URL of the control API. */
export const api = `${basePath}/sandbox/api`

/** A button that sends a command to the control API; its page is then shown again. */
export function commandButton(path: string, label: string, fields: Record<string, string> = {}): string {
  const hidden = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  )
  return `<form method="post" action="${api}/${path}">${hidden.join("")}<button>${escapeHtml(label)}</button></form>`
}
