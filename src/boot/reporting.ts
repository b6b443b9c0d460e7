import { readAuthToken } from "../services/api/authToken"
import { sessionId } from "../services/api/transport"
import { startReporter } from "../services/monitoring/reporter"
import { watchPolicy } from "../services/monitoring/watchPolicy"
import { currentEntryState } from "../router/entryState"
import { useRegistrationState } from "../services/state/registrationState"

/** Starts the reporter with what it must know of the page and must not tell. A chunk of its own: the service is heavy. */
export function startReporting(dsn: string, environment: string): void {
  startReporter({ dsn, environment, sessionId, personal: personalTexts })
  watchPolicy()
}

/** What is known to be personal or secret just now: held by the registration, by the history entry, or in a field. */
function personalTexts(): (string | undefined)[] {
  const state = useRegistrationState.getState()
  const fields = document.querySelectorAll<HTMLInputElement>("input:not([type=checkbox], [type=radio])")
  return [
    state.registrationEmail,
    state.registrationFirstName,
    state.registrationLastName,
    state.registrationCode,
    state.validityTimestamp,
    state.inviter,
    state.accountActivationId,
    state.finished?.email,
    state.finished?.registrationId,
    readAuthToken(),
    ...Object.values(currentEntryState()).filter((value) => typeof value === "string"),
    ...[...fields].map(({ value }) => value),
  ]
}
