import { useState } from "react"
import { useNavigate } from "react-router-dom"
import { storeAuthToken } from "../../api/authToken"
import type { ApiFailure } from "../../api/failure"
import { whenSettings } from "../../config/settingsStore"
import { report } from "../../monitoring/report"
import { hrefOf } from "../../routes/hrefs"
import { usePage } from "../../routes/usePage"
import { useRegistrationState } from "../../state/registrationState"
import type { FieldMessages, RegistrationValues } from "./model/fields"
import type { RegistrationOutcome } from "./model/outcome"
import { resendPauseSeconds } from "./model/resend"

/** What a form shows of an outcome that keeps the visitor on the page. */
export interface StayingOutcome {
  failure?: ApiFailure
  /** Something was refused for which the form has no field. */
  other?: boolean
}

interface OutcomeHandlers {
  onRefusedFields: (fields: FieldMessages, values: RegistrationValues) => void
  onCodeRejected: (errorDetails: readonly { error: string | null }[]) => void
}

/** Turns the outcome of a registration into what the visitor sees next (product decisions, section 5, "Outcomes"). */
export function useOutcome({ onRefusedFields, onCodeRejected }: OutcomeHandlers) {
  const navigate = useNavigate()
  const { language } = usePage()
  const [staying, setStaying] = useState<StayingOutcome>({})

  async function follow(outcome: RegistrationOutcome, values: RegistrationValues, repeated: boolean): Promise<void> {
    setStaying({})
    switch (outcome.kind) {
      case "emailSent":
        keepFinished(values.email, outcome.registrationId, repeated)
        return navigate(hrefOf("registration-formfinished", language), { state: { repeated } })
      case "accountActive":
        return navigate(hrefOf("registration-registrationformemailactivecomplete", language))
      case "accountPending":
        keepFinished(values.email, undefined, repeated)
        return navigate(hrefOf("registration-registrationformemailpendingcomplete", language))
      case "registered":
        return enterShop(outcome.authToken)
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

  return { staying, follow }
}

/** Keeps what the page about the e-mail needs; a repeat of the same registration leaves the countdown alone. */
function keepFinished(email: string, registrationId: string | undefined, repeated: boolean): void {
  useRegistrationState.setState(({ finished }) => ({
    finished:
      repeated && finished ? finished : { email, registrationId, resendAt: Date.now() + resendPauseSeconds * 1000 },
  }))
}

async function enterShop(authToken: string | undefined): Promise<void> {
  if (authToken) storeAuthToken(authToken)
  location.assign((await whenSettings()).storeUrl)
}
