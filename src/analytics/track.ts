import type { AnalyticsEvent, AnalyticsEventName, AnalyticsEvents } from "./events"

/** How many events wait for consent; the oldest go first. */
const capacity = 500
const queue: AnalyticsEvent[] = []

/** Tells analytics of an event. It waits until the visitor has consented; without consent it goes nowhere. */
export function track<Name extends AnalyticsEventName>(event: Name, values: AnalyticsEvents[Name]): void {
  if (queue.length >= capacity) queue.shift()
  queue.push({ event, ...values } as unknown as AnalyticsEvent)
}

/** The events that wait, oldest first. */
export function waitingEvents(): readonly AnalyticsEvent[] {
  return queue
}
