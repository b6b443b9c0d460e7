import { useState } from "react"
import type { ApiFailure } from "../../../services/api/failure"
import { report } from "../../../services/monitoring/report"
import { persistOutcome } from "../outcome/persistOutcome"
import { hrefOf } from "../../../router/hrefs"
import { usePageNavigation } from "../../../router/usePageNavigation"
import { dropSecondStep } from "./model/draft"
import type { SocialOutcome } from "./model/outcome"
import type { SecondStepMessages, SecondStepValues } from "./model/secondStep"

/** Name of the flow in events. */
export const socialFlow = "socialRegistration"

interface OutcomeHandlers {
  email: string
  onRefusedFields: (fields: SecondStepMessages, values: SecondStepValues) => void
  onCodeRejected: (errorDetails: readonly { error: string | null }[]) => void
  onTokenRejected: () => void
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
export function useSocialOutcome({ email, onRefusedFields, ...handlers }: OutcomeHandlers) {
  const { markPlace, go } = usePageNavigation()
  const [staying, setStaying] = useState<StayingOutcome>({})

  async function follow(answer: Promise<SocialOutcome>, values: SecondStepValues): Promise<void> {
    const presence = markPlace()
    const outcome = await answer
    setStaying({})
    if (outcome.kind === "registered") dropSecondStep()
    await persistOutcome(outcome, { email, flow: socialFlow })
    if (!(await presence())) return undefined
    switch (outcome.kind) {
      case "registered":
        return handlers.onRegistered()
      case "emailSent":
        return go((language) => hrefOf("registration-formfinished", language))
      case "accountActive":
        return go((language) => hrefOf("registration-registrationformemailactivecomplete", language))
      case "accountPending":
        return go((language) => hrefOf("registration-registrationformemailpendingcomplete", language))
      case "codeRejected":
        return handlers.onCodeRejected(outcome.errorDetails)
      case "tokenRejected":
        return handlers.onTokenRejected()
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
