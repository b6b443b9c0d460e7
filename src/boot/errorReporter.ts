import { readAuthToken } from "../services/api/authToken"
import { sessionId } from "../services/api/transport"
import { personalParts } from "../services/monitoring/scrub"
import { startReporter } from "../services/monitoring/reporter"
import { reportCspViolations } from "../services/monitoring/reportCspViolations"
import { currentEntryState } from "../router/entryState"
import { registrationStore } from "../services/state/registrationStore"

/** Starts the reporter, with the texts that it has to scrub. A separate chunk, since the SDK is large. */
export function startScrubbingReporter(dsn: string, environment: string): void {
  startReporter({ dsn, environment, sessionId, personal: personalTexts })
  reportCspViolations()
}

/** Texts that are personal or secret now: of the registration, the history entry and the input fields; the auth token. */
function personalTexts(): (string | undefined)[] {
  const state = registrationStore.getState()
  const { token, activationId } = currentEntryState()
  const fields = document.querySelectorAll<HTMLInputElement>("input:not([type=checkbox], [type=radio])")
  return [
    ...personalParts.map((part) => state[part]),
    state.registrationCode,
    state.validityTimestamp,
    state.inviter,
    state.accountActivationId,
    state.sentRegistration?.email,
    state.sentRegistration?.registrationId,
    readAuthToken(),
    token,
    activationId,
    ...[...fields].map(({ value }) => value),
  ]
}
