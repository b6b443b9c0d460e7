import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../ui/Button/Button"
import { TextField } from "../../ui/Field/TextField"
import { suggestEmail } from "./emailSuggestion"

interface EmailFieldProps {
  /** What the form gives its control of that name. */
  props: (name: "email") => {
    id: string
    name: string
    required: boolean
    error: string | undefined
    onChange: () => void
    onBlur: () => void
  }
  value: string
  hint?: string | undefined
  /** Called with the address of an offer that the visitor has taken. */
  onCorrect: (email: string) => void
}

/**
 * The e-mail address. A likely slip in its domain gets an offer, never a block. The control is a text field: a browser's
 * own e-mail field rewrites internationalised domains.
 */
export function EmailField({ props, value, hint, onCorrect }: EmailFieldProps) {
  const { t } = useTranslation("registration")
  const [left, setLeft] = useState("")
  const [taken, setTaken] = useState("")
  const { onBlur, ...field } = props("email")
  const suggestion = left === value ? suggestEmail(value) : undefined

  function correct(email: string) {
    onCorrect(email)
    setTaken(email)
    document.getElementById(field.id)?.focus()
  }

  return (
    <div>
      <TextField
        {...field}
        onBlur={() => {
          setLeft(value)
          onBlur()
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
        enterKeyHint="next"
      />
      <div role="status">
        {suggestion ? (
          <Button variant="plain" onClick={() => correct(suggestion)}>
            {t("suggestion", { email: suggestion })}
          </Button>
        ) : null}
        {!suggestion && taken && taken === value ? <p>{t("suggestionTaken", { email: taken })}</p> : null}
      </div>
    </div>
  )
}
