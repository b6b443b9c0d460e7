import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { builtInSettings } from "../../../services/settings/settings"
import { publishSettings } from "../../../services/settings/settingsStore"
import { readReturn, signInProblem } from "./socialArrival"
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
  expect(readReturn(search)).toBeUndefined()
})

describe("in the tab that was sent to the provider", () => {
  test.each([
    ["?state=STATE", "good", ""],
    ["?rc=A%2B1&state=STATE&x=1", "good", "?rc=A%2B1&x=1"],
    ["?state=STATE&error=access_denied", "failed", ""],
    ["?error=access_denied", "failed", ""],
    ["?state=STATEx", "refused", ""],
    ["?state=STATEx&error=access_denied", "refused", ""],
    ["?state=", "refused", ""],
  ])("%s is %s", async (search, come, rest) => {
    const state = await leave()
    expect(readReturn(search.replace("STATE", state))).toEqual({ come, rest })
  })
})

test("in another tab, a state is lost", () => {
  expect(readReturn("?state=abc&error=access_denied")).toEqual({ come: "lost", rest: "" })
})

test.each([
  ["direct", "valid", undefined],
  ["direct", "invalid", undefined],
  ["direct", "expired", undefined],
  ["good", undefined, undefined],
  ["good", "valid", undefined],
  ["good", "invalid", "incomplete"],
  ["good", "expired", "expired"],
  ["failed", "invalid", "failed"],
  ["lost", "valid", "lost"],
  ["refused", "valid", "lost"],
  ["refused", undefined, "lost"],
] as const)("%s with a token that is %s: %s", (come, token, problem) => {
  expect(signInProblem(come, token)).toBe(problem)
})
