import { readAuthToken } from "../services/api/authToken"
import { sessionId } from "../services/api/transport"
import { startReporter } from "../services/monitoring/reporter"
import { watchPolicy } from "../services/monitoring/watchPolicy"
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
    ...secretsOfEntry(history.state),
    ...[...fields].map(({ value }) => value),
  ]
}

/** Token and activation id, which the start-up has moved from the address into the state of the history entry. */
function secretsOfEntry(entry: unknown): string[] {
  const usr = typeof entry === "object" && entry !== null && "usr" in entry ? entry.usr : undefined
  const values: unknown[] = typeof usr === "object" && usr !== null ? Object.values(usr) : []
  return values.filter((value) => typeof value === "string")
}
