import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { createTestServer } from "../../tests/support/sandbox"
import type { Fault } from "../sandbox/worldState"

const { world } = createTestServer()

/** The modules of a page load that has just started. */
async function pageLoad() {
  vi.resetModules()
  const { loadSettings } = await import("./loadSettings")
  const { currentSettings, whenSettings } = await import("../services/settings/settingsStore")
  const { builtInSettings } = await import("../services/settings/settings")
  const { queuedProblems } = await import("../services/monitoring/report")
  return { loadSettings, currentSettings, whenSettings, builtInSettings, queuedProblems }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
})
afterEach(() => {
  vi.useRealTimers()
})

const failing: [name: string, fault: Omit<Fault, "operation">, report: string, detail: RegExp][] = [
  ["is missing", { status: 404 }, "startup-settings", /HTTP 404/],
  ["is a page of HTML", { body: "html" }, "startup-settings", /JSON|Unexpected token/],
  ["is a list", { body: "wrong-type" }, "setting-invalid", /^defaults\.json$/],
  ["cannot be reached", { drop: true }, "startup-settings", /fetch|network/i],
]

describe.each(failing)("a defaults.json that %s", (_name, fault, name, detail) => {
  test("falls back to the built-in settings and is reported once", async () => {
    world.addFault({ operation: "defaults.json", ...fault })
    const { loadSettings, currentSettings, whenSettings, builtInSettings, queuedProblems } = await pageLoad()
    await loadSettings()
    expect(currentSettings()).toEqual(builtInSettings)
    expect(await whenSettings()).toEqual(builtInSettings)
    expect(queuedProblems()).toEqual([{ name, detail: expect.stringMatching(detail) }])
  })
})

test("a transient error is recovered by a second request", async () => {
  world.state.settings = { environment: "staging" }
  world.addFault({ operation: "defaults.json", status: 503, times: 1 })
  const { loadSettings, currentSettings, queuedProblems } = await pageLoad()
  await loadSettings()
  expect(currentSettings().environment).toBe("staging")
  expect(queuedProblems()).toEqual([])
})

test("a defaults.json that hangs times out after 3 seconds", async () => {
  world.addFault({ operation: "defaults.json", hang: true })
  const { loadSettings, whenSettings, builtInSettings, queuedProblems } = await pageLoad()
  const known = vi.fn<() => void>()
  void whenSettings().then(known)
  const loading = loadSettings()
  await vi.advanceTimersByTimeAsync(2999)
  expect(known).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await loading
  expect(await whenSettings()).toEqual(builtInSettings)
  expect(queuedProblems()).toEqual([{ name: "startup-settings", detail: "not done within 3000 ms" }])
})

test("each value of the wrong type is reported by its key, without the value", async () => {
  world.state.settings = { loginUrl: "javascript:alert(1)", storeUrl: "/shop", environment: 3 }
  const { loadSettings, currentSettings, builtInSettings, queuedProblems } = await pageLoad()
  await loadSettings()
  expect(currentSettings()).toEqual({ ...builtInSettings, storeUrl: "/shop" })
  expect(queuedProblems()).toEqual([
    { name: "setting-invalid", detail: "environment" },
    { name: "setting-invalid", detail: "loginUrl" },
  ])
})

describe("a page that its release has stamped", () => {
  /** Stamps the document as a release does. */
  function stamp(settings: object | string) {
    const block = document.createElement("script")
    block.type = "application/json"
    block.id = "settings"
    block.textContent = typeof settings === "string" ? settings : JSON.stringify(settings)
    document.head.append(block)
  }
  afterEach(() => document.querySelector("#settings")?.remove())

  test("has its settings before the request is answered, and those of the request afterwards", async () => {
    stamp({ loginUrl: "/stamped" })
    world.state.settings = { loginUrl: "/answered" }
    const { loadSettings, currentSettings, whenSettings } = await pageLoad()
    const loading = loadSettings()
    expect(currentSettings().loginUrl).toBe("/stamped")
    await expect(whenSettings()).resolves.toMatchObject({ loginUrl: "/stamped" })
    await loading
    await expect(whenSettings()).resolves.toMatchObject({ loginUrl: "/answered" })
  })

  test("loads those of the environment although the stamp is broken", async () => {
    stamp("{")
    world.state.settings = { loginUrl: "/answered" }
    const { loadSettings, currentSettings, queuedProblems } = await pageLoad()
    await loadSettings()
    expect(currentSettings().loginUrl).toBe("/answered")
    expect(queuedProblems()).toEqual([{ name: "setting-invalid", detail: "stamp" }])
  })

  test("keeps them if the request fails, which is reported", async () => {
    stamp({ loginUrl: "/stamped", storeUrl: "javascript:alert(1)" })
    world.addFault({ operation: "defaults.json", status: 404 })
    const { loadSettings, currentSettings, builtInSettings, queuedProblems } = await pageLoad()
    await loadSettings()
    expect(currentSettings()).toEqual({ ...builtInSettings, loginUrl: "/stamped" })
    expect(queuedProblems().map(({ name }) => name)).toEqual(["startup-settings", "setting-invalid"])
  })
})
