/** Why an exchange was cut off. */
export type Cut = "timeout" | "aborted"

export interface Deadline {
  /** Aborts what it is given to when the time is up or a caller gives up. */
  signal: AbortSignal
  /** Why the signal has aborted; undefined as long as it has not. */
  cut(): Cut | undefined
  /** Stops the clock and lets go of the callers' signals. */
  release(): void
}

/**
 * Joins a time limit and the signals of callers in one signal. Stands in for AbortSignal.timeout and AbortSignal.any,
 * which Safari before 16 and 17.4 does not know.
 * @param limitMs milliseconds from now
 * @param callers signals that end it earlier; absent ones are left out
 */
export function startDeadline(limitMs: number, callers: readonly (AbortSignal | null | undefined)[]): Deadline {
  const controller = new AbortController()
  let cut: Cut | undefined
  const end = (reason: Cut): void => {
    cut ??= reason
    controller.abort()
  }
  const giveUp = (): void => end("aborted")
  const timer = setTimeout(end, limitMs, "timeout")
  for (const caller of callers) {
    if (caller?.aborted) giveUp()
    else caller?.addEventListener("abort", giveUp)
  }
  return {
    signal: controller.signal,
    cut: () => cut,
    release() {
      clearTimeout(timer)
      for (const caller of callers) caller?.removeEventListener("abort", giveUp)
    },
  }
}

/** Waits for some milliseconds; rejects as soon as the signal aborts. */
export function pause(durationMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, durationMs)
    const giveUp = (): void => {
      clearTimeout(timer)
      reject(new Error("The wait was cut off"))
    }
    if (signal.aborted) giveUp()
    signal.addEventListener("abort", giveUp)
  })
}
