import { expect, test } from "vitest"
import { boundedCache } from "./boundedCache"

test("it holds as many as it may, and no failure", async () => {
  const cached = boundedCache<string>(2)
  await expect(cached("a", () => Promise.reject(new Error("now")))).rejects.toThrow("now")
  await cached("a", async () => "a")
  await cached("b", async () => "b")
  expect(await cached("a", () => expect.unreachable("it is cached"))).toBe("a")
  await cached("c", async () => "c")
  expect(await cached("a", async () => "anew")).toBe("anew")
})
