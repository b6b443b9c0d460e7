import { configure, getConfig, waitFor } from "@testing-library/react"
import { afterEach, beforeEach, expect, vi } from "vitest"

const usual = getConfig()

const { setTimeout: startTimer, clearTimeout: endTimer } = globalThis

type Faked = NonNullable<NonNullable<Parameters<typeof vi.useFakeTimers>[0]>["toFake"]>

afterEach(() => {
  vi.useRealTimers()
  configure(usual)
})

/**
 * Stops the timers of the page for the rest of the test: no timeout of the site expires and no countdown goes on while a
 * slow machine catches up, only when the test advances time (`vi.advanceTimersByTimeAsync`).
 * @param also what else stands still, such as the date; without intervals `waitFor` looks only when the page changes
 */
export function holdClock(also: Faked = []): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", ...also] })
  // Testing Library lets a 0 ms timer run after whatever it has waited for.
  const runTimers = () => void (vi.isFakeTimers() && vi.advanceTimersByTime(0))
  const waitAndRun = async (wait: () => Promise<unknown>) => {
    // Its own limit stands still like every timer: what never comes would end with the test, without a word.
    const limit = startTimer(() => vi.advanceTimersByTime(usual.asyncUtilTimeout), usual.asyncUtilTimeout)
    try {
      return await wait()
    } finally {
      endTimer(limit)
      setImmediate(runTimers)
    }
  }
  configure({ asyncWrapper: (wait) => usual.asyncWrapper(() => waitAndRun(wait)) })
}

/** Does so in every test of the calling file, from its start. */
export function stopClock(): void {
  beforeEach(() => holdClock())
}

/**
 * Watches for a timer of so many milliseconds. Time that passed before the page has started it would pass for its other
 * timers.
 * @returns a function that waits until it is started, and lets it expire
 */
export function watchTimer(milliseconds: number): () => Promise<void> {
  const started = vi.spyOn(globalThis, "setTimeout")
  return async () => {
    await waitFor(() => expect(started).toHaveBeenCalledWith(expect.anything(), milliseconds))
    await vi.advanceTimersByTimeAsync(milliseconds)
  }
}
