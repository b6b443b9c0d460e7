// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { pause, startDeadline } from "./deadline"

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe("a deadline", () => {
  test("aborts when the time is up, not before", () => {
    const deadline = startDeadline(30_000, [])
    vi.advanceTimersByTime(29_999)
    expect(deadline.signal.aborted).toBe(false)
    expect(deadline.cut()).toBeUndefined()
    vi.advanceTimersByTime(1)
    expect(deadline.signal.aborted).toBe(true)
    expect(deadline.cut()).toBe("timeout")
  })

  test("aborts when any caller gives up", () => {
    const caller = new AbortController()
    const deadline = startDeadline(30_000, [undefined, new AbortController().signal, caller.signal])
    caller.abort()
    expect(deadline.signal.aborted).toBe(true)
    expect(deadline.cut()).toBe("aborted")
  })

  test("is over at once for a caller who has given up before", () => {
    expect(startDeadline(30_000, [AbortSignal.abort()]).signal.aborted).toBe(true)
  })

  test("keeps its first reason", () => {
    const caller = new AbortController()
    const deadline = startDeadline(10, [caller.signal])
    vi.advanceTimersByTime(10)
    caller.abort()
    expect(deadline.cut()).toBe("timeout")
  })

  test("ends nothing once it is released", () => {
    const caller = new AbortController()
    const deadline = startDeadline(10, [caller.signal])
    deadline.release()
    caller.abort()
    expect(vi.getTimerCount()).toBe(0)
    expect(deadline.signal.aborted).toBe(false)
  })
})

describe("a pause", () => {
  test("lasts as long as it says", async () => {
    let over = false
    const waiting = pause(3000, new AbortController().signal).then(() => (over = true))
    await vi.advanceTimersByTimeAsync(2999)
    expect(over).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    await waiting
    expect(over).toBe(true)
  })

  test("is cut off by the signal and leaves no clock running", async () => {
    const controller = new AbortController()
    const waiting = pause(3000, controller.signal)
    controller.abort()
    await expect(waiting).rejects.toThrow("cut off")
    expect(vi.getTimerCount()).toBe(0)
  })

  test("does not begin when the signal has aborted before", async () => {
    await expect(pause(3000, AbortSignal.abort())).rejects.toThrow("cut off")
    expect(vi.getTimerCount()).toBe(0)
  })
})
