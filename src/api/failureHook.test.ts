// @vitest-environment node
import { afterEach, expect, test, vi } from "vitest"
import type { ApiFailure } from "./failure"
import { onApiFailure, reportApiFailure } from "./failureHook"

const failure: ApiFailure = { kind: "server", reference: "acq-1", detail: "HTTP 500" }

afterEach(() => {
  vi.unstubAllGlobals()
})

test("every listener hears of a failure until it stops listening", () => {
  const heard: string[] = []
  const stopFirst = onApiFailure(({ kind }, operation) => heard.push(`first ${kind} ${operation}`))
  const stopSecond = onApiFailure(({ reference }) => heard.push(`second ${reference}`))
  reportApiFailure(failure, "countryDetails")
  stopFirst()
  reportApiFailure(failure, "countryDetails")
  stopSecond()
  reportApiFailure(failure, "countryDetails")
  expect(heard).toEqual(["first server countryDetails", "second acq-1", "second acq-1"])
})

test("a listener that throws is itself reported and leaves the others alone", () => {
  const reported = vi.fn<(error: unknown) => void>()
  vi.stubGlobal("reportError", reported)
  const mistake = new Error("listener")
  let heard = 0
  const stops = [
    onApiFailure(() => {
      throw mistake
    }),
    onApiFailure(() => (heard += 1)),
  ]
  reportApiFailure(failure, "countryDetails")
  for (const stop of stops) stop()
  expect(heard).toBe(1)
  expect(reported).toHaveBeenCalledExactlyOnceWith(mistake)
})
