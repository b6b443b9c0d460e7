import type { CLSMetric, Metric } from "web-vitals"
import { expect, test, vi } from "vitest"
import { queuedEvents } from "./track"
import { measureVitals, roundedValue } from "./webVitals"

/** The browser measures nothing here: one layout shift is final at once. */
vi.mock("web-vitals", () => {
  const shift: Pick<CLSMetric, "name" | "value" | "rating" | "id"> = {
    name: "CLS",
    value: 0.12345,
    rating: "needs-improvement",
    id: "v5-1",
  }
  const nothing = () => undefined
  return {
    onCLS: (report: (metric: typeof shift) => void) => report(shift),
    onFCP: nothing,
    onINP: nothing,
    onLCP: nothing,
    onTTFB: nothing,
  }
})

test.each<[name: Metric["name"], value: number, sent: number]>([
  // A layout shift of 0.1 is still good (web.dev, CLS): integers would be meaningless.
  ["CLS", 0.1, 0.1],
  ["CLS", 0.12345, 0.123],
  ["LCP", 1234.5678, 1235],
])("%s of %d is sent as %d", (name, value, sent) => {
  expect(roundedValue({ name, value })).toBe(sent)
})

test("a layout shift is tracked in thousandths", () => {
  measureVitals()
  expect(queuedEvents()).toEqual([
    {
      event: "web_vitals",
      metric_name: "CLS",
      metric_value: 0.123,
      metric_rating: "needs-improvement",
      metric_id: "v5-1",
    },
  ])
})
