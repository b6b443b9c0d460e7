import { useState } from "react"
import { useNavigate } from "react-router-dom"
import type { ApiFailure } from "../../api/failure"
import { report } from "../../monitoring/report"
import { noteOutcome } from "../../registration-outcome/noteOutcome"
import { hrefOf } from "../../routes/hrefs"
import { usePage } from "../../routes/usePage"
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
    await noteOutcome(outcome, { email, flow: socialFlow })
    switch (outcome.kind) {
      case "registered":
        dropSecondStep()
        return onRegistered()
      case "emailSent":
        return navigate(hrefOf("registration-formfinished", language))
      case "accountActive":
        return navigate(hrefOf("registration-registrationformemailactivecomplete", language))
      case "accountPending":
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
