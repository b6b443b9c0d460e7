import { useEffect, useRef, useState, type ComponentProps, type RefObject } from "react"
import { useTranslation } from "react-i18next"
import {
  extractRegistrationCode,
  registrationCodeProblem,
  type RegistrationCodeProblem,
} from "../../../lib/registrationCode"
import { Button } from "../../../ui/Button/Button"
import { TextField } from "../../../ui/Field/TextField"
import { registrationAreaId } from "../../../ui/layouts/registrationAreaId"
import { useShowTitlePrefix } from "../../../ui/titlePrefix"
import { codeInput } from "./codeInput"
import styles from "./ClosingInvitation.module.css"
import { invitationStore, submitCode, type Invitation } from "./invitation"

/**
 * The code form at the end of the landing page. It holds the same code as the one on top, whichever is typed in. A text
 * that cannot be a code is answered here; any other leads to the top, where its answer and what follows it are shown.
 *
 * Before the page is hydrated, a submit is recorded and replayed (boot/head/recordEarlyActions.ts). Before this section
 * is, the browser submits the form, which opens the page with the code, as an invitation link does.
 */
export function ClosingCodeForm() {
  const { t } = useTranslation(["landing", "sections", "common"])
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useSameCode(input)
  useShowTitlePrefix(problem ? t("common:errorPrefix") : "")

  const submit: ComponentProps<"form">["onSubmit"] = (event) => {
    event.preventDefault()
    const code = input.current?.value ?? ""
    const found = problemOf(code)
    setProblem(found)
    if (found) return input.current?.focus()
    leadToTop()
    void submitCode(code)
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        id="closing-code"
        ref={input}
        name="rc"
        label={t("sections:closing.code")}
        error={problem && t(problem)}
        {...codeInput}
      />
      <Button type="submit" wide>
        {t("sections:closing.use")}
      </Button>
    </form>
  )
}

const problemOf = (text: string) => registrationCodeProblem(extractRegistrationCode(text))

function leadToTop(): void {
  const area = document.getElementById(registrationAreaId)
  area?.focus({ preventScroll: true })
  area?.scrollIntoView()
}

/** The code field on top, while there is one: that of the form with messages, as handleEarlyCodeSubmit finds it. */
const topField = () =>
  document.querySelector<HTMLInputElement>(`#${registrationAreaId} form[data-required] [name=code]`)

/**
 * Keeps the code field at the end of the page and the one on top equal.
 * @returns the problem that a submit has found here, followed while the code is corrected in either field, and its setter
 */
function useSameCode(input: RefObject<HTMLInputElement | null>) {
  const [problem, setProblem] = useState<RegistrationCodeProblem>()
  useEffect(() => {
    const field = input.current
    if (!field) return undefined
    const top = topField()
    // Filled in before hydration, this one is what the visitor typed last.
    if (top && field.value) top.value = field.value
    else if (top) field.value = top.value
    const follow = ({ target }: Event) => {
      const other = topField()
      if (other && target === field) other.value = field.value
      else if (other && target === other) field.value = other.value
      setProblem((shown) => shown && problemOf(field.value))
    }
    // Follows the field on top: the cleaned code while it is checked, unless the visitor has entered another since.
    // Once a code was given up, it is emptied like the field on top.
    const showChecked = (invitation: Invitation) => {
      if (!("code" in invitation)) field.value = topField()?.value ?? ""
      else if (!field.value || extractRegistrationCode(field.value) === invitation.code) field.value = invitation.code
      setProblem(undefined)
    }
    addEventListener("input", follow)
    const stop = invitationStore.subscribe(showChecked)
    return () => {
      removeEventListener("input", follow)
      stop()
    }
  }, [input])
  return [problem, setProblem] as const
}
