import { useState } from "react"
import { execute } from "../../services/api/execute"
import type { ApiFailure } from "../../services/api/failure"
import { useSending } from "../../shared/forms/useSending"
import { useFollowUp } from "../../shared/outcome/useFollowUp"
import { activateAccount } from "./api/activateAccount"
import { activationFollowUp, type ActivationResult } from "./model/followUp"
import { activationOutcome } from "./model/outcome"

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

/** Activates an account and takes the visitor to what came of it: the success, the error page, or, signed in, the shop. */
export function useActivation(activationId: string | undefined): Activation {
  const { sending, broken, showSending, sendOnce } = useSending()
  const { inlineResult, follow, clear } = useFollowUp<ActivationResult>()
  const [answers, setAnswers] = useState(0)

  async function activate(id: string): Promise<void> {
    showSending()
    clear()
    const outcome = execute(activateAccount, { activationId: id }).then(activationOutcome)
    await follow(
      outcome.then((known) => activationFollowUp(known, id)),
      ({ end }) => {
        if (end) setAnswers((number) => number + 1)
      },
    )
  }

  return {
    activate: async () => {
      if (activationId !== undefined) await sendOnce(() => activate(activationId))
    },
    sending,
    broken,
    failure: inlineResult?.failure,
    answers,
  }
}
