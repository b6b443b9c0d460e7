import { useEffect, useState } from "react"
import { subscribe } from "../../../services/api/execute"
import { announceActivation, onActivated } from "../../../services/state/activationSignal"
import { isActivated } from "../../../services/state/registrationProgress"
import { useRegistrationState } from "../../../services/state/useRegistrationState"
import { registrationActivated } from "../api/registrationActivated"

/**
 * Whether the registration sent from this tab was activated: in another tab of this browser or, if the environment has
 * a WebSocket, on any device. False until the page is hydrated, and if there is no registration.
 */
export function useActivated(): boolean {
  const [activated, setActivated] = useState(false)
  const waiting = useRegistrationState((state) => state.sentRegistration !== undefined)
  const registrationId = useRegistrationState((state) => state.sentRegistration?.registrationId)

  useEffect(() => {
    if (!waiting) return undefined
    const markActivated = () => setActivated(true)
    if (isActivated()) markActivated()
    return onActivated(markActivated)
  }, [waiting])

  useEffect(() => {
    if (registrationId === undefined || activated) return undefined
    return subscribe(registrationActivated, { registrationId }, () => {
      announceActivation()
      setActivated(true)
    })
  }, [registrationId, activated])

  return activated
}
