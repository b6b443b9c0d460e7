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
