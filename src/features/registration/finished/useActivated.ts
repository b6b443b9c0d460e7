import { useEffect, useState } from "react"
import { subscribe } from "../../../services/api/execute"
import { announceActivation, isActivated, onActivated } from "../../../services/state/activationSignal"
import { useRegistrationState } from "../../../services/state/registrationState"
import { registrationActivated } from "../api/registrationActivated"

/**
 * Whether the registration that this tab has sent was activated: in another tab of this browser, or, where the
 * environment has a socket, on any device. False until the page is alive, and without a registration.
 */
export function useActivated(): boolean {
  const [activated, setActivated] = useState(false)
  const waiting = useRegistrationState((state) => state.finished !== undefined)
  const registrationId = useRegistrationState((state) => state.finished?.registrationId)

  useEffect(() => {
    if (!waiting) return undefined
    const note = () => setActivated(true)
    if (isActivated()) note()
    return onActivated(note)
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
