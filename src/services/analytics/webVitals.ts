import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from "web-vitals"
import { track } from "./track"

/** The metric value, rounded to a useful precision: thousandths for CLS, otherwise whole milliseconds. */
export const roundedValue = ({ name, value }: Pick<Metric, "name" | "value">): number =>
  name === "CLS" ? Math.round(value * 1000) / 1000 : Math.round(value)

/** Tracks each Web Vital of this page load once it is final. Call once. */
export function measureVitals(): void {
  const send = (metric: Metric) =>
    track("web_vitals", {
      metric_name: metric.name,
      metric_value: roundedValue(metric),
      metric_rating: metric.rating,
      metric_id: metric.id,
    })
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(send)
}
