import { detailOf, report } from "./report"

/** Reports from now on what nobody has caught: errors of scripts, and promises that were rejected. */
export function watchUncaught(): void {
  window.addEventListener("error", (event) => {
    const error: unknown = event.error ?? event.message
    report({ name: "uncaught-error", detail: detailOf(error), error })
  })
  window.addEventListener("unhandledrejection", (event) => {
    const error: unknown = event.reason
    report({ name: "unhandled-rejection", detail: detailOf(error), error })
  })
}
