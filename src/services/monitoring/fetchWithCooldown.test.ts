// @vitest-environment node
import { expect, test, vi } from "vitest"
import { fetchWithCooldown } from "./fetchWithCooldown"

test("after a network failure nothing is sent for a minute, silently", async () => {
  let time = 0
  const network = vi.fn<typeof fetch>()
  const request = fetchWithCooldown(network, () => time)
  const send = async () => (await request("/report")).ok
  network
    .mockRejectedValueOnce(new TypeError("Failed to fetch"))
    .mockImplementation(() => Promise.resolve(new Response()))
  expect([await send(), await send()]).toEqual([true, true])
  time = 59_999
  expect(await send()).toBe(true)
  expect(network).toHaveBeenCalledTimes(1)
  time = 60_000
  expect([await send(), await send()]).toEqual([true, true])
  expect(network).toHaveBeenCalledTimes(3)
})

test("reports that are sent at once wait for the first, and are dropped if it fails", async () => {
  let time = 0
  const network = vi.fn<typeof fetch>()
  const request = fetchWithCooldown(network, () => time)
  const sendTwo = () => Promise.all([request("/report"), request("/report")])
  network
    .mockRejectedValueOnce(new TypeError("Failed to fetch"))
    .mockImplementation(() => Promise.resolve(new Response()))
  await sendTwo()
  expect(network).toHaveBeenCalledTimes(1)
  time = 60_000
  await sendTwo()
  expect(network).toHaveBeenCalledTimes(3)
})
