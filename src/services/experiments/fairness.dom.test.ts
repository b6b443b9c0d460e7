import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { evenly, redirectFrom } from "../../../tests/support/flags"
import { recordDepartures } from "../../../tests/support/recordDepartures"
import { createTestServer } from "../../../tests/support/sandbox"
import { builtInSettings } from "../settings/settings"
import type { ExperimentCallbacks } from "./callbacks"

const { world } = createTestServer()

/** When the slots are revealed, in milliseconds after the start of a visit. */
const holdEndMs = 2000

/** What differs between devices, in milliseconds. */
interface Device {
  /** When the flags are known, of the first and the last visit; the others are spread evenly between them. */
  flags: [first: number, last: number]
  /** How long the texts of a changed page take to load. */
  texts: number
}

const devices: Record<string, Device> = {
  quick: { flags: [200, 1200], texts: 30 },
  slow: { flags: [1000, 3000], texts: 900 },
}

const visitsPerDevice = 1000

const features = {
  "main-description": {
    defaultValue: "default",
    rules: [{ key: "words", variations: ["default", "social"], ...evenly }],
  },
}

const toLean = (path: string) => redirectFrom(`/acquisition${path}`, `${location.origin}/acquisition/lean`)

const left: string[] = []
/** Each visitor has a different id, the same in every run. */
let visitors = 0
let runs = 0
let settings = builtInSettings
let start = 0
const toFake = ["setTimeout", "clearTimeout", "Date"] as const

beforeEach(() => {
  // Time goes on by itself too, for the one request that answers all visits (loadFlags).
  vi.useFakeTimers({ toFake: [...toFake], shouldAdvanceTime: true })
  start = Date.now()
  // The SDK caches the response for a key in memory.
  settings = { ...builtInSettings, growthbookClientKey: `sdk-fairness-${runs++}` }
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  left.length = 0
})

interface Visit {
  path: string
  /** When the flags are known, in milliseconds after the start of the visit. */
  flagsAt: number
  textsMs: number
  /** When the visitor first presses a key, if at all. */
  pressedAt?: number
}

/** Opens a page with experiments; returns the key of the variant for each exposure that was tracked. */
async function visit({ path, flagsAt, textsMs, pressedAt = Infinity }: Visit): Promise<string[]> {
  visitors += 1
  document.cookie = `acq_anonymous_id=00000000-0000-4000-8000-${visitors.toString(16).padStart(12, "0")}; Path=/`
  vi.setSystemTime(start)
  const passed = () => flagsAt + Date.now() - start
  const exposures: string[] = []
  const callbacks: ExperimentCallbacks = {
    report: ({ detail }) => expect.unreachable(detail),
    onExposure: ({ variation_id }) => void exposures.push(variation_id),
    country: () => undefined,
    prepare: ({ mainDescription }) =>
      new Promise((resolve) => void setTimeout(resolve, mainDescription === "default" ? 0 : textsMs)),
    mayLeave: () => true,
  }
  const landingPath = path === "/about-us" ? undefined : path
  const mayChange = () => passed() < Math.min(holdEndMs, pressedAt)
  // Imported here, since the SDK takes the page's fetch when it loads: by now it is the mocked network.
  const { decideInBrowser } = await import("./decideInBrowser")
  const decided = decideInBrowser({ path, landingPath, enabled: true, mayChange }, settings, callbacks)
  // What follows a decision, a redirect or texts, takes less than a second.
  await vi.advanceTimersByTimeAsync(1000)
  await decided
  return exposures
}

/**
 * A visit that nobody counts: it loads the SDK and the flags, which takes real time, and later ones find them. From then on
 * time stands still between the visits' own steps.
 */
async function loadFlags(path: string): Promise<void> {
  await visit({ path, flagsAt: -1_000_000, textsMs: 0 })
  vi.useRealTimers()
  vi.useFakeTimers({ toFake: [...toFake] })
}

/** Pearson's statistic of counts that should be equal (NIST Engineering Statistics Handbook, 1.3.5.15). */
function chiSquared(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

/** The statistic's critical value for two variants and p = 0.001 (the same handbook, 1.3.6.7.4). */
const mismatch = 10.828

test.each([
  ["a redirect from a landing page", "", () => ({ experiments: [{ ...toLean("/"), ...evenly }] })],
  ["a redirect from another page", "/about-us", () => ({ experiments: [{ ...toLean("/about-us"), ...evenly }] })],
  ["other words", "", () => ({ features })],
])("%s: every visitor whose variant is chosen in time is counted, on every device", async (_, path, payload) => {
  history.replaceState(null, "", `/acquisition${path || "/"}`)
  recordDepartures(left)
  world.setFeatures(payload())
  await loadFlags(path)
  for (const [device, { flags, texts }] of Object.entries(devices)) {
    const counts = { "0": 0, "1": 0 }
    for (let number = 0; number < visitsPerDevice; number += 1) {
      const flagsAt = flags[0] + ((flags[1] - flags[0]) * number) / visitsPerDevice
      const exposures = await visit({ path, flagsAt, textsMs: texts })
      expect(exposures, `flags after ${flagsAt} ms`).toHaveLength(flagsAt < holdEndMs ? 1 : 0)
      for (const variant of exposures) if (variant === "0" || variant === "1") counts[variant] += 1
    }
    expect(chiSquared(Object.values(counts)), `${device}: ${JSON.stringify(counts)}`).toBeLessThan(mismatch)
  }
})

test("a visitor who begins to use the page while the redirect is due stays, and is counted like the others", async () => {
  recordDepartures(left)
  world.setFeatures({ experiments: [toLean("/")] })
  await loadFlags("")
  left.length = 0
  expect(await visit({ path: "", flagsAt: 500, textsMs: 0, pressedAt: 550 })).toEqual(["1"])
  expect(left).toEqual([])
  expect(await visit({ path: "", flagsAt: 500, textsMs: 0 })).toEqual(["1"])
  expect(left).toEqual([`${location.origin}/acquisition/lean`])
})
