import { useState } from "react"

const noFailures = { attempts: 0, failed: false, rejected: false }

/**
 * Counts the submits that failed, and remembers whether the backend rejected the last one.
 * @param onFailedSubmit called with the errors of each failed submit
 * @returns `failedSubmits`: the number of failed submits so far, or 0 if the values of the last submit were valid and
 *   the backend has not rejected them; the count behind it is never reset, so each failed submit gives a new number
 */
export function useFailedSubmits<Errors>(onFailedSubmit: ((errors: Errors) => void) | undefined) {
  const [failures, setFailures] = useState(noFailures)
  return {
    failedSubmits: failures.failed ? failures.attempts : 0,
    rejected: failures.rejected,
    failSubmit: (errors: Errors, rejected: boolean) => {
      setFailures(({ attempts }) => ({ attempts: attempts + 1, failed: true, rejected }))
      onFailedSubmit?.(errors)
    },
    resetFailures: () => setFailures(({ attempts }) => ({ ...noFailures, attempts })),
  }
}
