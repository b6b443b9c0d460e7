import { onApiFailure } from "../services/api/failure"
import { whenSettings } from "../services/settings/settingsStore"
import { report } from "../services/monitoring/report"
import { watchUncaught } from "../services/monitoring/watchUncaught"
import { whenIdle } from "../lib/idle"

/** Starts to report uncaught errors and every failed operation (product decisions, section 7). */
export function watchFailures(): void {
  watchUncaught()
  onApiFailure(({ kind, detail, reference }, operationName) => {
    report({ name: `api-${kind}`, detail: `${operationName}: ${detail}`, reference })
  })
}

/** Starts the error reporter if one is configured, once it does not compete with the page for bandwidth. */
export async function loadErrorReporter(): Promise<void> {
  const { sentryDsn, environment } = await whenSettings()
  if (!sentryDsn) return
  await whenIdle()
  const { startScrubbingReporter } = await import("./errorReporter")
  startScrubbingReporter(sentryDsn, environment)
}
