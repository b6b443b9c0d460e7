// @vitest-environment node
import type { Metric } from "web-vitals"
import { expect, test } from "vitest"
import { roundedValue } from "./webVitals"

test.each<[name: Metric["name"], value: number, told: number]>([
  // A layout shift of 0.1 is still good (web.dev, CLS): integers would be meaningless.
  ["CLS", 0.1, 0.1],
  ["CLS", 0.12345, 0.123],
  ["CLS", 0.0004, 0],
  ["LCP", 1234.5678, 1235],
  ["INP", 8.4, 8],
])("%s of %d is sent as %d", (name, value, told) => {
  expect(roundedValue({ name, value })).toBe(told)
})
