import { describe, expect, test, vi } from "vitest"
import { createTestServer } from "./sandbox"

describe("createTestServer", () => {
  const { world } = createTestServer()
  const ask = () =>
    fetch(new URL("/acquisition/graphql", location.href), {
      method: "POST",
      body: JSON.stringify({ query: "query countryDetails { countryDetails { country } }" }),
    }).then((response) => response.json())

  test("answers a page's requests from the world that the test arranges", async () => {
    world.state.country = "FR"
    expect(await ask()).toEqual({ data: { countryDetails: { country: "FR" } } })
    expect(world.state.journal).toHaveLength(1)
  })

  test("resets for each test", async () => {
    expect(world.state.journal).toEqual([])
    expect(await ask()).toEqual({ data: { countryDetails: { country: "DE" } } })
  })

  test("has empty settings", async () => {
    expect(await (await fetch(new URL("/acquisition/defaults.json", location.href))).json()).toEqual({})
  })

  test("fails a request without a handler", async () => {
    const said = vi.spyOn(console, "error").mockImplementation(() => {})
    await expect(fetch(new URL("/other", location.href))).rejects.toThrow(TypeError)
    expect(said).toHaveBeenCalledWith(expect.stringContaining("/other"))
  })
})
