import { track } from "../../../services/analytics/track"
import { trackFinished } from "../../../services/analytics/trackFinished"
import { storeAuthToken } from "../../../services/api/authToken"
import { noteStart } from "../../../services/state/activationSignal"
import { useRegistrationState } from "../../../services/state/registrationState"
import type { RegistrationOutcome } from "./outcome"

/** How long a visitor waits for an e-mail before asking for another, in seconds, where the backend says nothing else. */
export const resendPauseSeconds = 60

/** Keeps what later pages need of an account that is there now or soon, and tells analytics of it. Never rejects. */
export async function persistOutcome(
  outcome: RegistrationOutcome<unknown>,
  { email, flow }: { email: string; flow: string },
): Promise<void> {
  if (outcome.kind === "emailSent") {
    keepFinished(email, outcome.registrationId, resendPauseSeconds)
    await trackFinished({ flow, email, registrationId: outcome.registrationId, leaving: false })
  } else if (outcome.kind === "accountPending") {
    // Nothing was sent now, so the e-mail can be asked for at once.
    keepFinished(email, undefined, 0)
    track("account_pending", {})
  } else if (outcome.kind === "accountActive") {
    track("account_active", {})
  } else if (outcome.kind === "registered") {
    if (outcome.authToken) storeAuthToken(outcome.authToken)
    await trackFinished({ flow, email, registrationId: undefined, leaving: true })
  }
}

function keepFinished(email: string, registrationId: string | undefined, pauseSeconds: number): void {
  noteStart()
  useRegistrationState.setState({ finished: { email, registrationId, resendAt: Date.now() + pauseSeconds * 1000 } })
}
