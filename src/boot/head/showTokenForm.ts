/**
 * An inline script of the pages that a token opens (scripts/vite/pageScript.ts), after the head script: shows the
 * prerendered form before the first paint if the token names an e-mail address and has not expired. The page judges the
 * token again once it is hydrated, and the backend when the form is sent.
 */
import { fieldId } from "../../features/registration/form/fieldIds"
import { documentFlags } from "../../lib/documentFlags"
import { readParameter } from "../../lib/query"
import { currentEntryState, queryOfEntry } from "../../router/entryState"
import { readEmailToken } from "../../shared/token/emailToken"

/** Shows the form with the address: in texts through the style sheet, in the field once the field has been parsed. */
function showForm(email: string): void {
  documentFlags().tokenRead = ""
  document.documentElement.style.setProperty("--token-email", JSON.stringify(email))
  const fillField = () => {
    const field = document.getElementById(fieldId("email"))
    if (field instanceof HTMLInputElement) field.value = email
  }
  // At the end of parsing: modules are not run before that.
  document.addEventListener("readystatechange", fillField, { once: true })
}

// A reloaded page has its token in the history entry.
const { token: kept, joined } = currentEntryState()
const token = readEmailToken(readParameter(queryOfEntry(), "token") ?? kept)
if (token.kind === "valid" && !joined) showForm(token.email)
// An approved visitor needs a code as well; without a valid token the page shows no form.
else delete documentFlags().invited
