import { useState } from "react"
import { useNavigate, type Location } from "react-router-dom"
import { useShownLocation } from "../../ui/useShownLocation"
import type { ApiFailure } from "../../api/failure"
import { whenSettings } from "../../config/settingsStore"
import { report } from "../../monitoring/report"
import { noteOutcome } from "../../registration-outcome/noteOutcome"
import { hrefOf } from "../../routes/hrefs"
import { usePage, type Page } from "../../routes/usePage"
import { useRegistrationState } from "../../state/registrationState"
import { useLatest } from "../../ui/useLatest"
import type { FieldMessages, RegistrationValues } from "./model/fields"
import type { RegistrationOutcome } from "./model/outcome"

/** What a form shows of an outcome that keeps the visitor on the page. */
export interface StayingOutcome {
  failure?: ApiFailure
  /** Something was refused for which the form has no field. */
  other?: boolean
  /** The account is there; the shop opens. */
  registered?: boolean
}

interface Place {
  page: Page
  location: Location
}

interface OutcomeHandlers {
  onRefusedFields: (fields: FieldMessages, values: RegistrationValues) => void
  onCodeRejected: (errorDetails: readonly { error: string | null }[]) => void
}

/** Turns the outcome of a registration into what the visitor sees next (product decisions, section 5, "Outcomes"). */
export function useOutcome({ onRefusedFields, onCodeRejected }: OutcomeHandlers) {
  const navigate = useNavigate()
  // The language may change while the answer is on its way.
  const place = useLatest({ page: usePage(), location: useShownLocation() })
  const [staying, setStaying] = useState<StayingOutcome>({})

  async function follow(outcome: RegistrationOutcome, values: RegistrationValues, repeated: boolean): Promise<void> {
    setStaying({})
    if (!repeated)
      await noteOutcome(outcome, { email: values.email, flow: useRegistrationState.getState().registrationFlow })
    // A visitor who has gone elsewhere meanwhile is not called back.
    if (!place.current) return undefined
    const { language } = place.current.page
    switch (outcome.kind) {
      case "emailSent":
        return showFinished(place.current, repeated)
      case "accountActive":
        return navigate(hrefOf("registration-registrationformemailactivecomplete", language))
      case "accountPending":
        return navigate(hrefOf("registration-registrationformemailpendingcomplete", language))
      case "registered":
        setStaying({ registered: true })
        return location.assign((await whenSettings()).storeUrl)
      case "codeRejected":
        return onCodeRejected(outcome.errorDetails)
      case "tokenRejected":
        return navigate(`${hrefOf("registration-deny", language)}?reason=expired`)
      case "invalidInput":
        setStaying({ other: outcome.other })
        return onRefusedFields(outcome.fields, values)
      case "failed":
        return setStaying({ failure: outcome.failure })
      case "unknown":
        report({ name: "unknown-registration-status", detail: outcome.status })
        setStaying({ other: true })
        return onRefusedFields({}, values)
    }
  }

  /** As a page, or as a dialog over the form: the dialog is a history entry of its own, so that Back closes it. */
  function showFinished(
    { page: { name, language }, location: { pathname, search, hash, state } }: Place,
    repeated: boolean,
  ) {
    const inPopup = name === "landing" && useRegistrationState.getState().registrationFormFinishedInPopup
    return inPopup
      ? navigate({ pathname, search, hash }, { state: { ...state, finished: { repeated } } })
      : navigate(hrefOf("registration-formfinished", language), { state: { repeated } })
  }

  return { staying, follow }
}
