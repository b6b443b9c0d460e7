import { useEffect, useRef, type ComponentProps } from "react"
import { useTranslation } from "react-i18next"
import { extractRegistrationCode } from "../../../lib/registrationCode"
import { FailureNotice } from "../../../shared/feedback/FailureNotice"
import { readSession, writeSession } from "../../../services/storage/storage"
import { Submit } from "../../../ui/Submit/Submit"
import { TextField } from "../../../ui/Field/TextField"
import { useShowTitlePrefix } from "../../../ui/titlePrefix"
import { codeInput } from "./codeInput"
import styles from "./CodeForm.module.css"
import { codeToCorrect, mayBeMistyped } from "./codeToCorrect"
import { invitationStore, submitCode, type Invitation } from "./invitation"
import { useInvitation } from "./useInvitation"

interface CodeFormProps {
  /** Whether the next step is loading, since the code was accepted or may yet be (`isInvited`). */
  waiting?: boolean
}

const fieldId = "registration-code"

/**
 * The form for the invitation code: one field, which also accepts a link or a whole message. The field is uncontrolled,
 * so that what is typed before hydration is kept.
 */
export function CodeForm({ waiting = false }: CodeFormProps) {
  const { t } = useTranslation(["landing", "common"])
  const invitation = useInvitation((current) => current)
  const input = useRef<HTMLInputElement>(null)
  const busy = waiting || invitation.phase === "checking"
  const error = invitation.phase === "malformed" ? t(invitation.problem) : undefined
  useShowTitlePrefix(error || invitation.phase === "rejected" ? t("common:errorPrefix") : "")
  useCodeInField(invitation, input)

  const submit: ComponentProps<"form">["onSubmit"] = (event) => {
    event.preventDefault()
    // While a code is being checked, another one can be submitted: the latest counts.
    if (!waiting) void submitCode(input.current?.value ?? "")
  }

  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      onSubmit={submit}
      onInput={() => writeSession("enteredCode", input.current?.value ?? "")}
      // Error text for a submit before hydration (boot/handleEarlyCodeSubmit).
      data-required={t("code.required")}
      data-invalid={t("code.invalid")}
      data-characters={t("code.characters")}
    >
      {invitation.phase === "failed" ? (
        <FailureNotice failure={invitation.failure} onRetry={() => void submitCode(input.current?.value ?? "")} />
      ) : null}
      <TextField
        id={fieldId}
        ref={input}
        name="code"
        label={t("code.label")}
        hint={t("code.hint")}
        error={error}
        showsEarlyError
        {...codeInput}
      />
      <Submit
        sending={busy}
        statusText={t("code.checking")}
        // Beside a rejection it would only send the same code again.
        variant={invitation.phase === "rejected" && !mayBeMistyped(invitation) ? "secondary" : "primary"}
      >
        {t("code.submit")}
      </Submit>
    </form>
  )
}

/**
 * Shows the cleaned code in the field, and focuses the field when the code needs correcting. An answer that comes late
 * does not replace what the visitor has entered since.
 */
function useCodeInField(invitation: Invitation, input: { current: HTMLInputElement | null }) {
  useEffect(() => {
    const field = input.current
    // Read anew: a code that is given up just as this form appears is not shown in it (useAnotherCode.ts).
    const current = invitationStore.getState()
    if (!field) return
    if (current.phase === "malformed" || "returned" in current) field.focus()
    if (current.phase === "none") field.value ||= readSession("enteredCode") ?? ""
    const code = codeToCorrect(current)
    if (code && (!field.value || extractRegistrationCode(field.value) === code)) field.value = code
  }, [invitation, input])
}
