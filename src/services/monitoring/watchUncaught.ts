import { detailOf, report } from "./report"

/** Reports uncaught errors and unhandled rejections from now on. */
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
