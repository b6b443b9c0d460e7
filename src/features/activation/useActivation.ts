import { useRef, useState } from "react"
import { useNavigate } from "react-router-dom"
import { track, trackLater } from "../../analytics/track"
import { storeAuthToken } from "../../api/authToken"
import { execute } from "../../api/execute"
import type { ApiFailure } from "../../api/failure"
import { whenSettings } from "../../config/settingsStore"
import { report } from "../../monitoring/report"
import { hrefOf } from "../../routes/hrefs"
import { routeNamed } from "../../routes/routeTable"
import { usePage } from "../../routes/usePage"
import { announceActivation } from "../../state/activationSignal"
import { useRegistrationState } from "../../state/registrationState"
import { useLatest } from "../../ui/useLatest"
import { activateAccount } from "./api/activateAccount"
import { endedEntry, type ActivationEnd } from "./model/entry"
import { activationOutcome, type ActivationOutcome } from "./model/outcome"

/** An activation that the visitor, or the page itself, can start. */
export interface Activation {
  /** Sends the activation; ignored while one is under way. */
  activate: () => Promise<void>
  sending: boolean
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
  const navigate = useNavigate()
  // The language may change while the answer is on its way.
  const page = useLatest(usePage())
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<ApiFailure>()
  const [answers, setAnswers] = useState(0)
  const busy = useRef(false)

  async function activate() {
    if (activationId === undefined || busy.current) return
    busy.current = true
    setSending(true)
    setFailure(undefined)
    const outcome = activationOutcome(await execute(activateAccount, { activationId }))
    if (outcome.kind === "failed") {
      release()
      return setFailure(outcome.failure)
    }
    setAnswers((number) => number + 1)
    await conclude(activationId, outcome)
  }

  async function conclude(id: string, outcome: Exclude<ActivationOutcome, { kind: "failed" }>) {
    const end = endOf(outcome)
    // Elsewhere the button goes with its page: a press until then must not send again.
    if (end !== "done" && page.current?.name === pageOf[end]) release()
    useRegistrationState.setState({ accountActivationId: id, accountActivationError: errors[end] })
    tell(end, page.current && routeNamed(page.current.name).analytics)
    const authToken = outcome.kind === "activated" ? outcome.authToken : undefined
    if (end === "done") announceActivation()
    if (authToken !== undefined) storeAuthToken(authToken)
    // A visitor who has gone elsewhere meanwhile is not called back.
    if (page.current) {
      const target = hrefOf(pageOf[end], page.current.language)
      await navigate(target, { replace: true, state: endedEntry(id, end), preventScrollReset: true })
      if (authToken !== undefined) location.assign((await whenSettings()).storeUrl)
    }
  }

  function release() {
    busy.current = false
    setSending(false)
  }

  return { activate, sending, failure, answers }
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
function tell(end: ActivationEnd, analytics = false): void {
  if (analytics && end !== "done") track(events[end], {})
  else trackLater(events[end], {})
}
