// @vitest-environment node
import { expect, test, vi } from "vitest"
import { builtInSettings } from "../config/settings"
import { publishSettings } from "../config/settingsStore"
import { execute } from "./execute"
import type { ApiFailure } from "./failure"
import { onApiFailure } from "./failureHook"
import { defineQuery } from "./operation"

vi.mock("./client", () => {
  throw new TypeError("Failed to fetch dynamically imported module")
})

test("without the client and without a connection an operation has failed, with a reference to quote", async () => {
  const reported: ApiFailure[] = []
  onApiFailure((failure) => reported.push(failure))
  publishSettings(builtInSettings)
  const answer = await execute(defineQuery<unknown, object>("query shopDetails { shop { name } }"), {})
  expect(answer).toMatchObject({
    ok: false,
    failure: { kind: "network", reference: expect.stringMatching(/^acq-[0-9a-f-]{36}$/) },
  })
  expect(reported).toEqual([answer.ok ? undefined : answer.failure])
})
