import { invitationStore, submitCode, type Invitation } from "../features/registration/invitation/invitation"

/**
 * Handles a code that is submitted before hydration: starts its check at once, or, if the code is malformed, shows the
 * problem beside the field, with a text from the form's data attributes. Once the page is hydrated, CodeForm.tsx
 * shows the same from `invitationStore`.
 */
export function handleEarlyCodeSubmit(): void {
  const actions = window.earlyActions
  if (!actions) return
  const submitEarlyCode = () => {
    const { form } = actions
    const field = form && codeField(form)
    if (!field) return
    // So that replayEarlyActions.ts does not submit the form again.
    delete actions.form
    void submitCode(field.value)
  }
  // Runs after the listener of head/earlySubmits.ts, which stores the form and prevents the native submit.
  document.addEventListener("submit", submitEarlyCode, true)
  const unsubscribe = invitationStore.subscribe(show)
  actions.stop = () => {
    document.removeEventListener("submit", submitEarlyCode, true)
    unsubscribe()
  }
  // Show a problem with the code from the URL, and handle a form that was submitted before this script ran.
  show(invitationStore.getState())
  submitEarlyCode()
}

/**
 * The code field of the form whose data attributes hold the texts of the problems (CodeForm.tsx); undefined for any
 * other form, such as the link generator's.
 */
function codeField(form: HTMLFormElement): HTMLInputElement | undefined {
  const field = form.elements.namedItem("code")
  return form.dataset["required"] && field instanceof HTMLInputElement ? field : undefined
}

/** Shows the problem with a malformed code beside the field; removes it when no code is malformed. */
function show(invitation: Invitation): void {
  const form = [...document.forms].find(codeField)
  const field = form && codeField(form)
  const message = document.getElementById(`${field?.id}-error`)
  if (!field || !message) return
  const wrong = invitation.phase === "malformed"
  message.hidden = !wrong
  message.textContent = wrong ? (form.dataset[dataName(invitation.problem)] ?? "") : ""
  field.removeAttribute("aria-invalid")
  if (!wrong) return
  form.removeAttribute("aria-busy")
  field.setAttribute("aria-invalid", "true")
  field.setAttribute("aria-describedby", `${field.id}-hint ${message.id}`)
  if (invitation.code) field.value = invitation.code
  field.focus()
}

/** The dataset key of the form for a problem: the text of `code.required` is in `data-required`. */
const dataName = (problem: string): string => problem.replace("code.", "")
