import { expect, test } from "vitest"
import { boundedCache } from "./boundedCache"

test("it holds as many as it may, no failure, and after one that comes late what was made since", async () => {
  const cached = boundedCache<string>(1)
  const late = Promise.withResolvers<string>()
  const failing = cached("a", () => late.promise)
  await cached("b", async () => "b")
  await cached("a", async () => "anew")
  late.reject(new Error("late"))
  await expect(failing).rejects.toThrow("late")
  expect(await cached("a", () => expect.unreachable("it is cached"))).toBe("anew")
  await expect(cached("c", () => Promise.reject(new Error("now")))).rejects.toThrow("now")
  expect(await cached("c", async () => "c")).toBe("c")
})
