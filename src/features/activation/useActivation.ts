import { useMemo, useRef, useState } from "react"
import { useShownLocation } from "../../router/useShownLocation"
import type { ApiFailure } from "../../services/api/failure"
import { useSending } from "../../shared/forms/useSending"
import { useFollowUp } from "../../shared/outcome/useFollowUp"
import { useHydrated } from "../../ui/useHydrated"
import { activateAccount } from "./api/activateAccount"
import { canBeActivationId, linkStateOf, readActivationEntry, type LinkState } from "./model/activationEntry"
import { activationFollowUp, type ActivationResult } from "./model/followUp"

/** An activation that the visitor, or the page itself, can start. */
export interface Activation {
  linkState: LinkState | undefined
  /** Whether a new link can be requested instead of this one. */
  renewable: boolean
  /** Sends the activation; does nothing while one is in progress or if there is no link. */
  activate: () => Promise<void>
  /** Like `activate`, but only once for each link. */
  activateOnce: () => void
  sending: boolean
  /** Whether the last attempt failed because of an error in our own code. */
  internalError: boolean
  failure: ApiFailure | undefined
  /** How many attempts were answered while this page was shown. */
  answeredAttempts: number
}

/**
 * The activation of the link in this history entry, whose id was moved there from the URL at startup. An answer leads
 * to the success page, the error page or, if it signs the visitor in, on to the shop.
 */
export function useActivation(): Activation {
  const { state } = useShownLocation()
  const hydrated = useHydrated()
  const entry = useMemo(() => (hydrated ? readActivationEntry(state) : undefined), [hydrated, state])
  const { sending, internalError, showSending, sendOnce } = useSending()
  const { inlineResult, follow, clear } = useFollowUp<ActivationResult>()
  const [answeredAttempts, setAnsweredAttempts] = useState(0)
  const startedFor = useRef<string>(undefined)

  async function send(activationId: string): Promise<void> {
    showSending()
    clear()
    await follow(
      activateAccount(activationId).then((answered) => activationFollowUp(answered, activationId)),
      ({ outcome: final }) => {
        if (final) setAnsweredAttempts((number) => number + 1)
      },
    )
  }

  async function activate(): Promise<void> {
    const id = entry?.activationId
    if (id !== undefined) await sendOnce(() => send(id))
  }

  function activateOnce(): void {
    if (startedFor.current === entry?.activationId) return
    startedFor.current = entry?.activationId
    void activate()
  }

  return {
    linkState: entry && linkStateOf(entry),
    renewable: entry?.activationId !== undefined && canBeActivationId(entry.activationId),
    activate,
    activateOnce,
    sending,
    internalError,
    failure: inlineResult?.failure,
    answeredAttempts,
  }
}
