import { useEffect, useRef, useState, type ComponentProps, type RefObject } from "react"
import { useTranslation } from "react-i18next"
import { extractRegistrationCode, registrationCodeProblem } from "../../../lib/registrationCode"
import { writeSession } from "../../../services/storage/storage"
import { Button } from "../../../ui/Button/Button"
import { TextField } from "../../../ui/Field/TextField"
import { registrationAreaId } from "../../../ui/layouts/registrationAreaId"
import { useShowTitlePrefix } from "../../../ui/titlePrefix"
import { codeInput } from "./codeInput"
import styles from "./ClosingInvitation.module.css"
import { codeToCorrect } from "./codeToCorrect"
import { invitationStore, submitCode, type Invitation } from "./invitation"

/**
 * The code form at the end of the landing page. Its field and that of the code form at the top hold the same text,
 * whichever is typed in. A text that cannot be a code gets its error here; any other is checked, and the page scrolls
 * to the registration area at the top, which shows the answer.
 *
 * A submit before the page is hydrated is recorded and replayed (boot/head/earlySubmits.ts). This section, a
 * deferredPart of the page, may be hydrated later: until then the browser itself submits the form, which opens the page
 * with the code in the URL, as an invitation link does.
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
    showRegistrationArea()
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

function showRegistrationArea(): void {
  const area = document.getElementById(registrationAreaId)
  area?.focus({ preventScroll: true })
  area?.scrollIntoView()
}

/** The code field at the top; null while another stage is shown there. Found as in boot/handleEarlyCodeSubmit.ts. */
const topField = () =>
  document.querySelector<HTMLInputElement>(`#${registrationAreaId} form[data-required] [name=code]`)

/**
 * Keeps the code field at the end of the page and the one at the top equal.
 * @returns the problem that the last submit here has found, updated while the code is corrected in either field, and a
 * function that sets it
 */
function useSameCode(input: RefObject<HTMLInputElement | null>) {
  const [problem, setProblem] = useState<ReturnType<typeof problemOf>>()
  useEffect(() => {
    const field = input.current
    if (!field) return undefined
    const top = topField()
    // A field at the end that was filled in before hydration is what the visitor typed last.
    if (top && field.value) top.value = field.value
    else if (top) field.value = top.value
    const follow = ({ target }: Event) => {
      const other = topField()
      if (target === field) writeSession("enteredCode", field.value)
      if (other && target === field) other.value = field.value
      else if (other && target === other) field.value = other.value
      setProblem((shown) => shown && problemOf(field.value))
    }
    // Shows what the field at the top shows: the cleaned code, unless the visitor has entered another since, or an empty
    // field once the visitor has given up the code.
    const showChecked = (invitation: Invitation) => {
      const code = codeToCorrect(invitation)
      if (!code) field.value = topField()?.value ?? ""
      else if (!field.value || extractRegistrationCode(field.value) === code) field.value = code
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
