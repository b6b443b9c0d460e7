import { readSession, removeSession, writeSession } from "../storage/storage"
import type { AnalyticsEvent, AnalyticsEventName, AnalyticsEvents } from "./events"

/** How many events wait for consent; the oldest go first. */
const capacity = 500
const queue: AnalyticsEvent[] = []
let receiver: ((event: AnalyticsEvent) => void) | undefined

/** Tells analytics of an event. It waits until the consent service is ready; if it never is, the event goes nowhere. */
export function track<Name extends AnalyticsEventName>(event: Name, values: AnalyticsEvents[Name]): void {
  // Only a page that begins takes what was left: one that is being left would take back what it leaves for the next.
  if (event === "page_view") waitingEvents()
  add(queue, eventOf(event, values))
  deliver()
}

/**
 * Hands the events that wait to a receiver, which must not throw, in their order and once; later ones go straight on.
 * Called when the consent service is ready (product decisions, section 6).
 */
export function deliverEvents(to: (event: AnalyticsEvent) => void): void {
  receiver = to
  deliver()
}

function deliver(): void {
  if (!receiver) return
  for (const event of queue.splice(0)) receiver(event)
}

/**
 * Tells analytics of an event where nobody can listen any more, or yet: just before a full navigation, and on a page
 * without analytics. It waits in session storage for the next page that runs analytics (product decisions, section 6).
 */
export function trackLater<Name extends AnalyticsEventName>(event: Name, values: AnalyticsEvents[Name]): void {
  const events = readLater()
  add(events, eventOf(event, values))
  writeSession("laterEvents", JSON.stringify(events))
}

/** The events that wait, oldest first. Those that an earlier page has left behind join them here, once. */
export function waitingEvents(): readonly AnalyticsEvent[] {
  const later = readLater()
  if (later.length > 0) {
    removeSession("laterEvents")
    queue.unshift(...later)
    queue.splice(0, queue.length - capacity)
  }
  return queue
}

function eventOf<Name extends AnalyticsEventName>(event: Name, values: AnalyticsEvents[Name]): AnalyticsEvent {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the parameters belong together
  return { event, ...values } as unknown as AnalyticsEvent
}

function add(events: AnalyticsEvent[], event: AnalyticsEvent): void {
  if (events.length >= capacity) events.shift()
  events.push(event)
}

/** Storage may hold anything. */
function readLater(): AnalyticsEvent[] {
  try {
    const stored: unknown = JSON.parse(readSession("laterEvents") ?? "[]")
    return Array.isArray(stored) ? stored.filter(isEvent) : []
  } catch {
    return []
  }
}

/** No event holds more than texts and figures; what is nested, the tag manager would merge into what it knows. */
const isEvent = (value: unknown): value is AnalyticsEvent =>
  typeof value === "object" &&
  value !== null &&
  "event" in value &&
  typeof value.event === "string" &&
  Object.values(value).every((part) => typeof part === "string" || typeof part === "number")
