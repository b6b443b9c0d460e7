import { useEffect, useState } from "react"
import { announceActivation, onActivated } from "../../../services/state/activationSignal"
import { heardActivation, type HeardActivation } from "../../../services/state/registrationProgress"
import { useRegistrationState } from "../../../services/state/useRegistrationState"
import { onRegistrationActivated } from "../api/registrationActivated"

/**
 * What is known about the activation of the registration sent from this tab: in another tab of this browser or, if the
 * environment has a WebSocket, on any device. Undefined until the page is hydrated, and if there is no registration.
 */
export function useActivated(): HeardActivation | undefined {
  const email = useRegistrationState((state) => state.sentRegistration?.email)
  const registrationId = useRegistrationState((state) => state.sentRegistration?.registrationId)
  /** With the address of the registration: the tab may have sent another one since. */
  const [heard, setHeard] = useState<{ email: string; whose: HeardActivation }>()
  const activation = heard?.email === email ? heard?.whose : undefined
  const activated = activation === "own"

  useEffect(() => {
    if (email === undefined) return undefined
    const hear = (whose: HeardActivation) =>
      setHeard((before) => (before?.email === email && before.whose === "own" ? before : { email, whose }))
    const known = heardActivation(email)
    if (known) hear(known)
    return onActivated(email, hear)
  }, [email])

  useEffect(() => {
    if (email === undefined || registrationId === undefined || activated) return undefined
    return onRegistrationActivated(registrationId, () => {
      announceActivation(email)
      setHeard({ email, whose: "own" })
    })
  }, [email, registrationId, activated])

  return activation
}
