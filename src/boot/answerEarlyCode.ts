import { invitationStore, submitCode, type Invitation } from "../features/registration/invitation/invitation"

/**
 * Answers a code that is entered before the page has come alive: it is checked at once, and what is wrong with it is said
 * beside the field in the words that the page carries. Once alive, the page shows the same from the state.
 */
export function answerEarlyCode(): void {
  const actions = window.earlyActions
  if (!actions) return
  const { stop } = actions
  const answer = () => {
    const { form } = actions
    const field = form && codeField(form)
    if (!field) return
    // Answered here, so that it is not sent again.
    delete actions.form
    void submitCode(field.value)
  }
  // Behind the listener of the head script, which keeps the form and the browser on this page.
  document.addEventListener("submit", answer, true)
  const forget = invitationStore.subscribe(show)
  actions.stop = () => {
    stop()
    document.removeEventListener("submit", answer, true)
    forget()
  }
  // What the address has brought already.
  show(invitationStore.getState())
  answer()
}

/** The field of the form that carries its messages; undefined in any other, as in that of the link generator. */
function codeField(form: HTMLFormElement): HTMLInputElement | undefined {
  const field = form.elements.namedItem("code")
  return form.dataset["required"] && field instanceof HTMLInputElement ? field : undefined
}

function show(invitation: Invitation): void {
  const form = [...document.forms].find(codeField)
  const field = form && codeField(form)
  const message = document.getElementById(`${field?.id}-error`)
  if (!field || !message) return
  const wrong = invitation.phase === "malformed"
  message.hidden = !wrong
  message.textContent = wrong ? (form.dataset[dataName(invitation.problem)] ?? "") : ""
  field.toggleAttribute("aria-invalid", false)
  if (!wrong) return
  field.setAttribute("aria-invalid", "true")
  field.setAttribute("aria-describedby", `${field.id}-hint ${message.id}`)
  if (invitation.code) field.value = invitation.code
  field.focus()
}

/** The attribute of the form with the words for a problem: `code.required` is in `data-required`. */
const dataName = (problem: string): string => problem.replace("code.", "")
