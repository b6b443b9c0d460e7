import { useState } from "react"

const noFailures = { count: 0, rejected: false }

/**
 * Counts the consecutive submits that failed, and remembers whether the backend rejected the last one.
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
