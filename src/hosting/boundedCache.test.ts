import { expect, test } from "vitest"
import { boundedCache } from "./boundedCache"

const never = () => expect.unreachable("it is cached")

test("it holds as many as it may", async () => {
  const cached = boundedCache<string>(2)
  await cached("a", async () => "a")
  await cached("b", async () => "b")
  expect(await cached("a", never)).toBe("a")
  await cached("c", async () => "c")
  expect(await cached("a", async () => "anew")).toBe("anew")
})

test("a failure is not cached, and one that comes late leaves what was made since", async () => {
  const cached = boundedCache<string>(1)
  await expect(cached("a", () => Promise.reject(new Error("now")))).rejects.toThrow("now")
  const late = Promise.withResolvers<string>()
  const failing = cached("a", () => late.promise)
  await cached("b", async () => "b")
  await cached("a", async () => "anew")
  late.reject(new Error("late"))
  await expect(failing).rejects.toThrow("late")
  expect(await cached("a", never)).toBe("anew")
})
