import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { http, HttpResponse } from "msw"
import { setupServer } from "msw/node"
import { builtInSettings } from "../settings/settings"
import { publishSettings } from "../settings/settingsStore"
import { execute } from "./execute"
import { onApiFailure, type ApiFailure } from "./failure"
import { defineQuery } from "./operation"

vi.mock("./client", () => {
  throw new TypeError("Failed to fetch dynamically imported module")
})

/** The host is unreachable too, so the page is not reloaded. */
const server = setupServer(http.head("*", () => HttpResponse.error()))
beforeAll(() => server.listen({ onUnhandledFrame: "error" }))
afterAll(() => server.close())

test("without the client and without a connection an operation fails, with a reference to quote", async () => {
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
