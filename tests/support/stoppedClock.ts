import { configure, getConfig } from "@testing-library/react"
import { afterEach, beforeEach, vi } from "vitest"

/**
 * Stops the timers of the pages in the calling test file: no timeout of the site expires while a slow machine catches
 * up, only when a test advances time (`vi.advanceTimersByTimeAsync`).
 */
export function stopClock(): void {
  const usual = getConfig()
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    // Testing Library lets a 0 ms timer run after whatever it has waited for.
    const runTimers = () => void vi.advanceTimersByTime(0)
    const waitAndRun = async (wait: () => Promise<unknown>) => {
      const found = await wait()
      setImmediate(runTimers)
      return found
    }
    configure({ asyncWrapper: (wait) => usual.asyncWrapper(() => waitAndRun(wait)) })
  })
  afterEach(() => {
    vi.useRealTimers()
    configure(usual)
  })
}
