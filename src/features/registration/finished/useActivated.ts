import { useEffect, useState } from "react"
import { announceActivation, onActivated } from "../../../services/state/activationSignal"
import { isActivated } from "../../../services/state/registrationProgress"
import { useRegistrationState } from "../../../services/state/useRegistrationState"
import { onRegistrationActivated } from "../api/registrationActivated"

/**
 * Whether the registration sent from this tab was activated: in another tab of this browser or, if the environment has
 * a WebSocket, on any device. False until the page is hydrated, and if there is no registration.
 */
export function useActivated(): boolean {
  const email = useRegistrationState((state) => state.sentRegistration?.email)
  const registrationId = useRegistrationState((state) => state.sentRegistration?.registrationId)
  /** The address of the registration that was activated: the tab may have sent another one since. */
  const [activatedEmail, setActivatedEmail] = useState<string>()
  const activated = email !== undefined && activatedEmail === email

  useEffect(() => {
    if (email === undefined) return undefined
    const markActivated = () => setActivatedEmail(email)
    if (isActivated(email)) markActivated()
    return onActivated(email, markActivated)
  }, [email])

  useEffect(() => {
    if (email === undefined || registrationId === undefined || activated) return undefined
    return onRegistrationActivated(registrationId, () => {
      announceActivation(email)
      setActivatedEmail(email)
    })
  }, [email, registrationId, activated])

  return activated
}
