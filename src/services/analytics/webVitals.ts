import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from "web-vitals"
import { track } from "./track"

/** Decimals that say something: a thousandth of the score, or of a millisecond none. */
const rounded = ({ name, value }: Metric) => (name === "CLS" ? Math.round(value * 1000) / 1000 : Math.round(value))

/** Tells analytics of each Web Vital of this page load once it is final; called once. */
export function measureVitals(): void {
  const tell = (metric: Metric) =>
    track("web_vitals", {
      metric_name: metric.name,
      metric_value: rounded(metric),
      metric_rating: metric.rating,
      metric_id: metric.id,
    })
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(tell)
}
