import { useState } from "react"

const noFailures = { count: 0, rejected: false }

/**
 * Counts the failed submits since the last one with valid values, which sets the count to 0 before it is sent: if the
 * backend rejects it, the count is 1. Also remembers whether the backend rejected the last submit.
 * @param onFailedSubmit called with the errors of each failed submit
 */
export function useFailedSubmits<Errors>(onFailedSubmit: ((errors: Errors) => void) | undefined) {
  const [failures, setFailures] = useState(noFailures)
  return {
    failures,
    failSubmit: (errors: Errors, rejected: boolean) => {
      setFailures(({ count }) => ({ count: count + 1, rejected }))
      onFailedSubmit?.(errors)
    },
    resetFailures: () => setFailures(noFailures),
  }
}
