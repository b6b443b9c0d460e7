import { useState } from "react"

const noFailures = { count: 0, rejected: false }

/**
 * Counts the consecutive submits that failed, and knows whether the backend rejected the last.
 * @param onFailedSubmit called with the errors of each
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
