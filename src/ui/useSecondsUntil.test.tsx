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

test("counts down once a second, to 0 and no further", async () => {
  render(<Countdown moment={start + 2500} />)
  expect(shown()).toBe(3)
  await pass(1000)
  expect(shown()).toBe(2)
  await pass(1000)
  expect(shown()).toBe(1)
  await pass(5000)
  expect(shown()).toBe(0)
})

test("shows each second for no longer than a second", async () => {
  render(<Countdown moment={start + 2500} />)
  expect(shown()).toBe(3)
  await pass(500)
  expect(shown()).toBe(2)
})

test("a time in the past is 0", () => {
  render(<Countdown moment={start - 1} />)
  expect(shown()).toBe(0)
})

test("a new time restarts the countdown", async () => {
  const { rerender } = render(<Countdown moment={start} />)
  rerender(<Countdown moment={start + 60_000} />)
  expect(shown()).toBe(60)
  await pass(1000)
  expect(shown()).toBe(59)
})

test("catches up after a sleeping tab or a changed clock", async () => {
  render(<Countdown moment={start + 60_000} />)
  vi.setSystemTime(start + 50_000)
  await pass(1000)
  expect(shown()).toBe(9)
})

test("stops when the page unmounts", () => {
  const { unmount } = render(<Countdown moment={start + 60_000} />)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
