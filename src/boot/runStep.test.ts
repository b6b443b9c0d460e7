import { afterEach, beforeEach, expect, test, vi } from "vitest"

// Other files without a document share this one's modules: one of them may have set a reporter.
vi.resetModules()
const { queuedProblems } = await import("../services/monitoring/report")
const { runStep } = await import("./runStep")

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test("a step that completes in time returns its result, without a report", async () => {
  const step = runStep({ name: "quick", deadlineMs: 1000, run: () => Promise.resolve("found"), fallback: "fallback" })
  expect(await step).toBe("found")
  expect(vi.getTimerCount()).toBe(0)
  expect(queuedProblems().filter(({ name }) => name === "startup-quick")).toEqual([])
})

test("a step that hangs returns its fallback at its deadline and is reported", async () => {
  const settled = vi.fn<(answer: string) => void>()
  const hangs = () => new Promise<string>(() => undefined)
  void runStep({ name: "hanging", deadlineMs: 1000, run: hangs, fallback: "fallback" }).then(settled)
  await vi.advanceTimersByTimeAsync(999)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(settled).toHaveBeenCalledWith("fallback")
  expect(queuedProblems()).toContainEqual({ name: "startup-hanging", detail: "not done within 1000 ms" })
})

test.each([
  ["an error", () => Promise.reject(new Error("no connection")), "no connection"],
  ["anything else", () => Promise.reject("no connection"), "no connection"],
  [
    "an error that is thrown at once",
    () => {
      throw new Error("broken")
    },
    "broken",
  ],
] as const)("a step that fails with %s returns its fallback and is reported", async (kind, run, detail) => {
  expect(await runStep<string>({ name: kind, deadlineMs: 1000, run, fallback: "fallback" })).toBe("fallback")
  expect(queuedProblems()).toContainEqual({ name: `startup-${kind}`, detail })
  expect(vi.getTimerCount()).toBe(0)
})
