import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from "web-vitals"
import { track } from "./track"

/** The value with the decimals that say something: thousandths of the score, whole milliseconds. */
export const roundedValue = ({ name, value }: Pick<Metric, "name" | "value">): number =>
  name === "CLS" ? Math.round(value * 1000) / 1000 : Math.round(value)

/** Tells analytics of each Web Vital of this page load once it is final; called once. */
export function measureVitals(): void {
  const tell = (metric: Metric) =>
    track("web_vitals", {
      metric_name: metric.name,
      metric_value: roundedValue(metric),
      metric_rating: metric.rating,
      metric_id: metric.id,
    })
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(tell)
}
