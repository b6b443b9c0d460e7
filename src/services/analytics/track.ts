import { isRecord } from "../../lib/isRecord"
import { parseJson } from "../../lib/parseJson"
import { readSession, removeSession, writeSession } from "../storage/storage"
import type { AnalyticsEvent, AnalyticsEventName, AnalyticsEvents } from "./events"

/** How many events are queued until the consent service is ready; when full, the oldest are dropped. */
const capacity = 500
const queue: AnalyticsEvent[] = []
/** Whether another document is about to replace this one and will send the stored events. */
let redirecting = false
let receiver: ((event: AnalyticsEvent) => void) | undefined

/** Tracks an event. It is queued until the consent service is ready; if that never happens, it is never sent. */
export function track<Name extends AnalyticsEventName>(event: Name, values: AnalyticsEvents[Name]): void {
  // Only a page view takes the stored events. Other events can still be tracked on a page that is being left, and would
  // take the events that were stored there for the next page.
  if (event === "page_view") takeStoredEvents()
  add(queue, eventOf(event, values))
  deliver()
}

/**
 * Sends the queued events, in order and once, to a receiver, which must not throw; later events go straight to it.
 * Called when the consent service is ready (product decisions, section 6).
 */
export function setEventReceiver(to: (event: AnalyticsEvent) => void): void {
  receiver = to
  deliver()
}

function deliver(): void {
  if (!receiver) return
  for (const event of queue.splice(0)) receiver(event)
}

/**
 * Tracks an event that this page cannot send: just before a full navigation, or on a page without analytics. Session
 * storage keeps it for the next page that runs analytics (product decisions, section 6).
 */
export function trackOnNextPage<Name extends AnalyticsEventName>(event: Name, values: AnalyticsEvents[Name]): void {
  const events = readStoredEvents()
  add(events, eventOf(event, values))
  writeSession("laterEvents", JSON.stringify(events))
}

/**
 * Tracks an event just before a redirect. Even if this page is hydrated before, the event waits for the next page.
 */
export function trackBeforeRedirect<Name extends AnalyticsEventName>(event: Name, values: AnalyticsEvents[Name]): void {
  redirecting = true
  trackOnNextPage(event, values)
}

/** Moves the events that an earlier page has stored to the front of the queue. */
function takeStoredEvents(): void {
  if (redirecting) return
  const later = readStoredEvents()
  if (later.length === 0) return
  removeSession("laterEvents")
  queue.unshift(...later)
  queue.splice(0, queue.length - capacity)
}

/** Moves the stored events into the queue and returns the queue, oldest first. For tests. */
export function queuedEvents(): readonly AnalyticsEvent[] {
  takeStoredEvents()
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

/** Stored events that are valid; storage may contain anything. */
function readStoredEvents(): AnalyticsEvent[] {
  const stored = parseJson(readSession("laterEvents"))
  return Array.isArray(stored) ? stored.filter(isEvent) : []
}

/** Event values are only strings and numbers; the tag manager would merge a nested object into its own data model. */
const isEvent = (value: unknown): value is AnalyticsEvent =>
  isRecord(value) &&
  typeof value["event"] === "string" &&
  Object.values(value).every((part) => typeof part === "string" || typeof part === "number")
