import { act, cleanup, render, screen } from "@testing-library/react"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { useSecondsUntil } from "./useSecondsUntil"

const start = Date.UTC(2026, 0, 1)

beforeEach(() => {
  vi.useFakeTimers({ now: start })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Countdown({ moment }: { moment: number }) {
  return <p>{useSecondsUntil(moment)}</p>
}

const shown = () => Number(screen.getByRole("paragraph").textContent)
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

test("shows each second for no longer than a second", async () => {
  render(<Countdown moment={start + 2500} />)
  expect(shown()).toBe(3)
  await pass(500)
  expect(shown()).toBe(2)
})

test("catches up after a sleeping tab or a changed clock", async () => {
  render(<Countdown moment={start + 60_000} />)
  vi.setSystemTime(start + 50_000)
  await pass(1000)
  expect(shown()).toBe(9)
})
