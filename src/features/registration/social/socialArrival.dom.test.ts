import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { builtInSettings } from "../../../services/settings/settings"
import { publishSettings } from "../../../services/settings/settingsStore"
import { readArrival, signInProblem } from "./socialArrival"
import { startSocialSignUp } from "./socialSignUp"

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.unstubAllGlobals())

/** Leaves for a provider and returns the state that was sent. */
async function leave(): Promise<string> {
  let left = ""
  const { origin } = location
  vi.stubGlobal("location", { origin, assign: (address: string) => void (left = address) })
  publishSettings(builtInSettings)
  await startSocialSignUp("google", "en")
  return new URL(left, origin).searchParams.get("state") ?? ""
}

test.each(["", "?rc=AB12", "?statement=1"])("%j is no return", (search) => {
  expect(readArrival(search)).toBeUndefined()
})

test.each([
  ["?state=STATE", "returnedFromProvider", ""],
  ["?rc=A%2B1&state=STATE&x=1", "returnedFromProvider", "?rc=A%2B1&x=1"],
  ["?state=STATE&error=access_denied", "failed", ""],
  ["?error=access_denied", "failed", ""],
  ["?state=STATEx", "stateMismatch", ""],
  ["?state=STATEx&error=access_denied", "stateMismatch", ""],
  ["?state=", "stateMismatch", ""],
])("in the tab that was sent to the provider: %s is %s", async (search, arrival, rest) => {
  const state = await leave()
  expect(readArrival(search.replace("STATE", state))).toEqual({ arrival, rest })
})

test("in another tab, a state is lost", () => {
  expect(readArrival("?state=abc&error=access_denied")).toEqual({ arrival: "lost", rest: "" })
})

test.each([
  ["notFromProvider", "valid", undefined],
  ["notFromProvider", "invalid", undefined],
  ["notFromProvider", "expired", undefined],
  ["returnedFromProvider", undefined, undefined],
  ["returnedFromProvider", "valid", undefined],
  ["returnedFromProvider", "invalid", "incomplete"],
  ["returnedFromProvider", "expired", "expired"],
  ["failed", "invalid", "failed"],
  ["lost", "valid", "lost"],
  ["stateMismatch", "valid", "lost"],
  ["stateMismatch", undefined, "lost"],
] as const)("%s with a token that is %s: %s", (arrival, token, problem) => {
  expect(signInProblem(arrival, token)).toBe(problem)
})
