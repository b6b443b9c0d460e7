import { useState } from "react"
import { useNavigate } from "react-router-dom"
import { track } from "../../analytics/track"
import { trackFinished } from "../../analytics/trackFinished"
import { storeAuthToken } from "../../api/authToken"
import type { ApiFailure } from "../../api/failure"
import { report } from "../../monitoring/report"
import { hrefOf } from "../../routes/hrefs"
import { usePage } from "../../routes/usePage"
import { useRegistrationState } from "../../state/registrationState"
import { useDeny } from "../../token/useEmailToken"
import { dropSecondStep } from "./model/draft"
import type { SocialOutcome } from "./model/outcome"
import type { SecondStepMessages, SecondStepValues } from "./model/secondStep"

/** Name of the flow in events. */
export const socialFlow = "socialRegistration"

interface OutcomeHandlers {
  email: string
  onRefusedFields: (fields: SecondStepMessages, values: SecondStepValues) => void
  onCodeRejected: (errorDetails: readonly { error: string | null }[]) => void
  /** The account is there, and its holder signed in. */
  onRegistered: () => void
}

/** What the form shows of an outcome that keeps the visitor on the page. */
interface StayingOutcome {
  failure?: ApiFailure
  /** Something was refused for which the form has no field. */
  other?: boolean
}

/** Turns the outcome of a sign-up by another account into what the visitor sees next, as a registration's. */
export function useSocialOutcome({ email, onRefusedFields, onCodeRejected, onRegistered }: OutcomeHandlers) {
  const navigate = useNavigate()
  const deny = useDeny()
  const { language } = usePage()
  const [staying, setStaying] = useState<StayingOutcome>({})

  async function follow(outcome: SocialOutcome, values: SecondStepValues): Promise<void> {
    setStaying({})
    switch (outcome.kind) {
      case "registered":
        dropSecondStep()
        if (outcome.authToken) storeAuthToken(outcome.authToken)
        await trackFinished({ flow: socialFlow, email, registrationId: undefined, leaving: true })
        return onRegistered()
      case "emailSent":
        await trackFinished({ flow: socialFlow, email, registrationId: outcome.registrationId, leaving: false })
        keepFinished(email, outcome.registrationId)
        return navigate(hrefOf("registration-formfinished", language))
      case "accountActive":
        track("account_active", {})
        return navigate(hrefOf("registration-registrationformemailactivecomplete", language))
      case "accountPending":
        track("account_pending", {})
        keepFinished(email, undefined)
        return navigate(hrefOf("registration-registrationformemailpendingcomplete", language))
      case "codeRejected":
        return onCodeRejected(outcome.errorDetails)
      case "tokenRejected":
        return deny("expired")
      case "invalidInput":
        setStaying({ other: outcome.other })
        return onRefusedFields(outcome.fields, values)
      case "failed":
        return setStaying({ failure: outcome.failure })
      case "unknown":
        report({ name: "unknown-social-registration-status", detail: outcome.status })
        setStaying({ other: true })
        return onRefusedFields({}, values)
    }
  }

  return { staying, follow }
}

/** Keeps what the page about the e-mail needs. How long to wait before another one, the backend says when asked. */
function keepFinished(email: string, registrationId: string | undefined): void {
  useRegistrationState.setState({ finished: { email, registrationId, resendAt: Date.now() } })
}
