import { beforeEach, expect, test, vi } from "vitest"
import { fetchWithCooldown } from "./fetchWithCooldown"

let time = 0
const network = vi.fn<typeof fetch>()

beforeEach(() => {
  time = 0
  network
    .mockReset()
    .mockRejectedValueOnce(new TypeError("Failed to fetch"))
    .mockImplementation(() => Promise.resolve(new Response()))
})

test("after a network failure nothing is sent for a minute, silently", async () => {
  const request = fetchWithCooldown(network, () => time)
  const send = async () => (await request("/report")).ok
  expect([await send(), await send()]).toEqual([true, true])
  time = 59_999
  expect(await send()).toBe(true)
  expect(network).toHaveBeenCalledTimes(1)
  time = 60_000
  expect([await send(), await send()]).toEqual([true, true])
  expect(network).toHaveBeenCalledTimes(3)
})

test("reports that are sent at once wait for the first, and are dropped if it fails", async () => {
  const request = fetchWithCooldown(network, () => time)
  const sendTwo = () => Promise.all([request("/report"), request("/report")])
  await sendTwo()
  expect(network).toHaveBeenCalledTimes(1)
  time = 60_000
  await sendTwo()
  expect(network).toHaveBeenCalledTimes(3)
})
