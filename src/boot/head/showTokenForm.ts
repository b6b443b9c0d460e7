/**
 * An inline script of the pages that a token opens (scripts/vite/pageScript.ts), after the head script: shows the
 * prerendered form before the first paint if the token names an e-mail address and has not expired. The page judges the
 * token again once it is hydrated, and the backend when the form is sent.
 */
import { fieldId } from "../../features/registration/form/fieldIds"
import { documentFlags } from "../../lib/documentFlags"
import { cleanValue, findParameter } from "../../lib/address"
import { currentEntryState, queryOfEntry } from "../../router/entryState"
import { readEmailToken } from "../../shared/token/emailToken"

/**
 * Shows the form with the address: in texts through a custom property (TokenEmailText.module.css), in the field once
 * the field has been parsed.
 */
function showForm(email: string): void {
  documentFlags().tokenRead = ""
  document.documentElement.style.setProperty("--token-email", JSON.stringify(email))
  const fillField = () => {
    const field = document.getElementById(fieldId("email"))
    if (field instanceof HTMLInputElement) field.value = email
  }
  // The first change comes when the document is parsed, before any module runs.
  document.addEventListener("readystatechange", fillField, { once: true })
}

// A reloaded page has its token in the history entry. In the lobby, who has joined the waiting list sees no form again.
const { token: tokenOfEntry, joined: hasJoinedWaitingList } = currentEntryState()
const given = findParameter(queryOfEntry(), "token")
const token = readEmailToken(given ? cleanValue(given) : tokenOfEntry)
if (token.kind === "valid" && !hasJoinedWaitingList) showForm(token.email)
// On the landing page `waiting-list` (for visitors whom the waiting list has let in, who need a token) the head script
// has set `invited` for a visitor with a code. A code without a valid token is not enough to show the form there.
else delete documentFlags().invited
