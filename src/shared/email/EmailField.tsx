import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../ui/Button/Button"
import { TextField } from "../../ui/Field/TextField"
import { suggestEmail } from "./emailSuggestion"

interface EmailFieldProps {
  /** Props for the control of that name, from the form. */
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
  /** Called with the suggested address when the visitor accepts it. */
  onCorrect: (email: string) => void
}

/**
 * The e-mail field. A likely typo in the domain leads to a suggestion and never blocks. It is a text field, because
 * browsers rewrite internationalised domains in their native e-mail fields.
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
