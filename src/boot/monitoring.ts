import { onApiFailure } from "../services/api/failure"
import { whenSettings } from "../services/settings/settingsStore"
import { report, detailOf } from "../services/monitoring/report"
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

/** Reports uncaught errors and unhandled rejections from now on. */
function watchUncaught(): void {
  window.addEventListener("error", (event) => {
    const error: unknown = event.error ?? event.message
    report({ name: "uncaught-error", detail: detailOf(error), error })
  })
  window.addEventListener("unhandledrejection", (event) => {
    const error: unknown = event.reason
    report({ name: "unhandled-rejection", detail: detailOf(error), error })
  })
}
