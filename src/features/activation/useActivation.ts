import { useState } from "react"
import { track, trackLater } from "../../services/analytics/track"
import { storeAuthToken } from "../../services/api/authToken"
import { execute } from "../../services/api/execute"
import type { ApiFailure } from "../../services/api/failure"
import { whenSettings } from "../../services/settings/settingsStore"
import { useSending } from "../../shared/forms/useSending"
import { report } from "../../services/monitoring/report"
import { hrefOf } from "../../router/hrefs"
import { routeNamed } from "../../router/routeTable"
import { usePage } from "../../router/usePage"
import { usePageNavigation, type IsStillHere } from "../../router/usePageNavigation"
import { announceActivation } from "../../services/state/activationSignal"
import { useRegistrationState } from "../../services/state/registrationState"
import { activateAccount } from "./api/activateAccount"
import { endedEntry, type ActivationEnd } from "./model/entry"
import { activationOutcome, type ActivationOutcome } from "./model/outcome"

/** An activation that the visitor, or the page itself, can start. */
export interface Activation {
  /** Sends the activation; ignored while one is under way. */
  activate: () => Promise<void>
  sending: boolean
  /** Whether the last attempt has ended in an error of our own code. */
  broken: boolean
  /** Why the last attempt did not reach an answer. */
  failure: ApiFailure | undefined
  /** How many attempts were answered while this page was shown. */
  answers: number
}

const pageOf = {
  done: "registration-activateaccount",
  notFound: "registration-activateaccountError",
  unsuccessful: "registration-activateaccountError",
} as const satisfies Record<ActivationEnd, string>

/** How the registration state names an end (specification section 3). */
const errors = { done: undefined, notFound: "invalid", unsuccessful: "failed" } as const satisfies Record<
  ActivationEnd,
  unknown
>

/**
 * Activates an account and takes the visitor to what came of it: the success, the error page, or, signed in, the shop.
 * The history entry of the link is replaced, so that Back cannot send it again.
 */
export function useActivation(activationId: string | undefined): Activation {
  const { name } = usePage()
  const { markPlace, go } = usePageNavigation()
  const { sending, broken, showSending, sendOnce } = useSending()
  const [failure, setFailure] = useState<ApiFailure>()
  const [answers, setAnswers] = useState(0)

  async function activate(id: string) {
    showSending()
    setFailure(undefined)
    const presence = markPlace()
    const outcome = activationOutcome(await execute(activateAccount, { activationId: id }))
    if (outcome.kind === "failed") return setFailure(outcome.failure)
    setAnswers((number) => number + 1)
    await conclude(id, outcome, presence)
  }

  async function conclude(id: string, outcome: Exclude<ActivationOutcome, { kind: "failed" }>, presence: IsStillHere) {
    const end = endOf(outcome)
    useRegistrationState.setState({ accountActivationId: id, accountActivationError: errors[end] })
    tell(end, routeNamed(name).analytics)
    const authToken = outcome.kind === "activated" ? outcome.authToken : undefined
    if (end === "done") announceActivation()
    if (authToken !== undefined) storeAuthToken(authToken)
    if (!(await presence())) return
    await go((language) => hrefOf(pageOf[end], language), { replace: true, state: endedEntry(id, end) }, presence)
    if (authToken !== undefined) location.assign((await whenSettings()).storeUrl)
  }

  return {
    activate: async () => {
      if (activationId !== undefined) await sendOnce(() => activate(activationId))
    },
    sending,
    broken,
    failure,
    answers,
  }
}

function endOf(outcome: Exclude<ActivationOutcome, { kind: "failed" }>): ActivationEnd {
  switch (outcome.kind) {
    case "activated":
      return "done"
    case "notFound":
      return "notFound"
    case "unsuccessful":
      return "unsuccessful"
    case "unknown":
      report({ name: "unknown-activation-status", detail: outcome.status })
      return "unsuccessful"
  }
}

const events = {
  done: "activation_succeeded",
  notFound: "activation_not_found",
  unsuccessful: "activation_failed",
} as const

/** No analytics run where a link is followed: what happens there is told later (specification section 2). */
function tell(end: ActivationEnd, analytics: boolean): void {
  if (analytics && end !== "done") track(events[end], {})
  else trackLater(events[end], {})
}
