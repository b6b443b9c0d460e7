import { waitFor } from "@testing-library/react"
import { beforeEach, expect, test, vi } from "vitest"
import { left, openPage, world } from "../../../tests/support/openPage"
import { stopClock, watchTimer } from "../../../tests/support/stoppedClock"
import { redirectFrom, split } from "../../../tests/support/flags"
import type { Fault } from "../../sandbox/worldState"

stopClock()

let visits = 0

beforeEach(() => {
  delete document.documentElement.dataset.revealed
  // How long this file has been running does not matter to the page that is opened.
  vi.spyOn(performance, "now").mockReturnValue(0)
  // The SDK caches the responses for a key in memory.
  world.state.settings = { growthbookClientKey: `sdk-${visits++}` }
})

/** Opens a page; returns a function that says whether its experiments are still loading. */
async function visit(address: string): Promise<() => boolean> {
  await openPage(address)
  const { areSlotsRevealed } = await import("./slots")
  return () => !areSlotsRevealed()
}

test("experiments load until the flags have arrived", async () => {
  world.addFault({ operation: "growthbook-features", hang: true })
  const areLoading = await visit("/acquisition/")
  expect(areLoading()).toBe(true)
})

test.each<[string, Omit<Fault, "operation">]>([
  ["answers 500", { status: 500 }],
  ["answers nonsense", { body: "html" }],
  ["breaks off", { drop: true }],
])("experiments stop loading when the flag service %s", async (_, fault) => {
  world.addFault({ operation: "growthbook-features", ...fault })
  const areLoading = await visit("/acquisition/")
  await waitFor(() => expect(areLoading()).toBe(false))
})

test("experiments stop loading when the visitor takes part in one", async () => {
  world.setFeatures({ features: { "main-description": split("words", "social", "default") } })
  const areLoading = await visit("/acquisition/")
  await waitFor(() => expect(areLoading()).toBe(false))
})

test("experiments load until a redirect experiment navigates", async () => {
  const target = "http://localhost:4173/acquisition/lean"
  world.setFeatures({ experiments: [redirectFrom("/acquisition/about-us", target)] })
  world.addFault({ operation: "growthbook-features", delayMs: 200, times: 1 })
  const areLoading = await visit("/acquisition/about-us")
  // The fault is used up once the request has arrived.
  await waitFor(() => expect(world.state.faults).toEqual([]))
  expect(left).toEqual([])
  expect(areLoading()).toBe(true)
  const expire = watchTimer(100)
  await vi.advanceTimersByTimeAsync(200)
  // The SDK redirects a moment later.
  await expire()
  await waitFor(() => expect(left).toEqual([target]))
  // Nothing of the page that is being left is shown.
  expect(areLoading()).toBe(true)
})

test("experiments do not load without a client key", async () => {
  world.state.settings = {}
  const areLoading = await visit("/acquisition/")
  await waitFor(() => expect(areLoading()).toBe(false))
})
