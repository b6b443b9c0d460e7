import { expect, test } from "vitest"
import { createRateLimiter } from "./rateLimiter"

test("60 items pass in any minute, and the next one as soon as the first is a minute old", () => {
  let time = 0
  const passes = createRateLimiter(60, 60_000, () => time)
  const count = (items: number) => Array.from({ length: items }, passes).filter(Boolean).length
  expect(count(40)).toBe(40)
  time = 30_000
  expect(count(160)).toBe(20)
  time = 59_999
  expect(count(10)).toBe(0)
  // A bucket refilled every minute would let 60 pass here.
  time = 60_000
  expect(count(200)).toBe(40)
  time = 90_000
  expect(count(200)).toBe(20)
})
