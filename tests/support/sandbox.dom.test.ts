import { expect, test, vi } from "vitest"
import { createTestServer } from "./sandbox"

createTestServer()

test("a request without a handler fails the test", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {})
  await expect(fetch(new URL("/other", location.href))).rejects.toThrow(TypeError)
  expect(said).toHaveBeenCalledWith(expect.stringContaining("/other"))
})
