import { useState } from "react"
import { useTranslation } from "react-i18next"
import { whenReleased } from "../../../lib/whenReleased"
import { Button } from "../../../ui/Button/Button"
import { TextField } from "../../../ui/Field/TextField"
import type { GetFieldProps } from "../getFieldProps"
import { KeptText } from "../../../ui/KeptText/KeptText"
import { suggestEmail } from "./emailSuggestion"

interface EmailFieldProps {
  getFieldProps: GetFieldProps<"email">
  value: string
  /** An address that was entered before, e.g. one that was sent: a typo in it is pointed out at once. */
  enteredBefore?: string | undefined
  hint?: string | undefined
  /** What the Enter key of a phone says: "next" if other fields follow. */
  enterKeyHint: "next" | "go"
  onCorrect: (email: string) => void
}

/**
 * The e-mail field. A likely typo in the domain leads to a suggestion and never blocks. It is a text field, because
 * browsers rewrite internationalised domains in their native e-mail fields.
 */
export function EmailField({ getFieldProps, value, enteredBefore, hint, enterKeyHint, onCorrect }: EmailFieldProps) {
  const { t } = useTranslation("registration")
  const [enteredValue, setEnteredValue] = useState("")
  const [acceptedSuggestion, setAcceptedSuggestion] = useState("")
  const { onBlur, ...field } = getFieldProps("email")
  const suggestion = value === enteredValue || value === enteredBefore ? suggestEmail(value) : undefined

  function correct(email: string) {
    onCorrect(email)
    setAcceptedSuggestion(email)
    document.getElementById(field.id)?.focus()
  }

  return (
    <div>
      <TextField
        {...field}
        onBlur={({ target }) => {
          const left = target.value
          whenReleased(() => setEnteredValue(left))
          onBlur()
        }}
        // Submits the form; where that fails, the field may keep the focus.
        onKeyDown={({ key, currentTarget }) => {
          if (key === "Enter") setEnteredValue(currentTarget.value)
        }}
        value={value}
        label={t("field.email")}
        hint={hint}
        type="text"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint={enterKeyHint}
      />
      <div role="status">
        {suggestion ? (
          <Button variant="plain" onClick={() => correct(suggestion)}>
            <span>
              <KeptText text={t("suggestion", { email: suggestion })} kept={suggestion} />
            </span>
          </Button>
        ) : null}
        {!suggestion && acceptedSuggestion && acceptedSuggestion === value ? (
          <p>
            <KeptText text={t("suggestionTaken", { email: acceptedSuggestion })} kept={acceptedSuggestion} />
          </p>
        ) : null}
      </div>
    </div>
  )
}
