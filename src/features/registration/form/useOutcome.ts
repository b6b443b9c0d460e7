import { useState } from "react"
import type { ApiFailure } from "../../../services/api/failure"
import { whenSettings } from "../../../services/settings/settingsStore"
import { report } from "../../../services/monitoring/report"
import { persistOutcome } from "../outcome/persistOutcome"
import { denyHref } from "../../../router/denyHref"
import { hrefOf } from "../../../router/hrefs"
import { prefixOf } from "../../../router/prefixes"
import { usePage } from "../../../router/usePage"
import { usePageNavigation } from "../../../router/usePageNavigation"
import { useRegistrationState } from "../../../services/state/registrationState"
import { useShownLocation } from "../../../router/useShownLocation"
import type { FieldMessages, RegistrationValues } from "../model/fields"
import { formEntryAt } from "../model/formEntry"
import type { Submission } from "./submission"

/** What a form shows of an outcome that keeps the visitor on the page. */
export interface StayingOutcome {
  failure?: ApiFailure
  /** Something was refused for which the form has no field. */
  other?: boolean
  /** The account is there; the shop opens. */
  registered?: boolean
}

interface OutcomeHandlers {
  onRefusedFields: (fields: FieldMessages, values: RegistrationValues) => void
  onCodeRejected: (errorDetails: readonly { error: string | null }[]) => void
}

/** Turns the outcome of a registration into what the visitor sees next (product decisions, section 5, "Outcomes"). */
export function useOutcome({ onRefusedFields, onCodeRejected }: OutcomeHandlers) {
  const { name } = usePage()
  const { markPlace, go, openStep } = usePageNavigation()
  const form = formEntryAt(useShownLocation())
  const [staying, setStaying] = useState<StayingOutcome>({})

  async function follow(submission: Promise<Submission>, values: RegistrationValues): Promise<void> {
    const presence = markPlace()
    const { outcome, repeated } = await submission
    setStaying({})
    if (!repeated)
      await persistOutcome(outcome, { email: values.email, flow: useRegistrationState.getState().registrationFlow })
    if (!(await presence())) return undefined
    switch (outcome.kind) {
      case "emailSent":
        return showFinished(repeated)
      case "accountActive":
        return go((language) => hrefOf("registration-registrationformemailactivecomplete", language))
      case "accountPending":
        return go((language) => hrefOf("registration-registrationformemailpendingcomplete", language), {
          state: { form },
        })
      case "registered":
        setStaying({ registered: true })
        return location.assign((await whenSettings()).storeUrl)
      case "codeRejected":
        return onCodeRejected(outcome.errorDetails)
      case "tokenRejected":
        return go((language) => denyHref("expired", prefixOf(language)))
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
  function showFinished(repeated: boolean) {
    const state = { repeated, form }
    const inPopup = name === "landing" && useRegistrationState.getState().registrationFormFinishedInPopup
    return inPopup
      ? openStep({ finished: state, field: undefined })
      : go((language) => hrefOf("registration-formfinished", language), { state })
  }

  return { staying, follow }
}
