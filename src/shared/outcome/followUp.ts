import type { DenyReason } from "../../router/denyHref"
import type { EntryState } from "../../router/entryState"
import type { RouteName } from "../../router/routeTable"
import type { AnalyticsEventName, AnalyticsEvents } from "../../services/analytics/events"
import type { Problem } from "../../services/monitoring/report"
import type { RegistrationState } from "../../services/state/registrationStore"

/**
 * What follows an answer of the backend, as data: the pure model of a feature returns it, `useFollowUp` carries it out
 * (docs/decisions/outcomes.md). The parts stand in the order in which they happen; from `result` on only for a visitor who
 * is still where the answer was waited for.
 */
export interface FollowUp<Result = never> {
  /** What the site does not know of the answer, for the error reports. */
  report?: Problem
  /** What later pages need. */
  keep?: Partial<RegistrationState>
  /** How far the registration of this browser has come, for its other tabs. */
  progress?: "started" | "activated"
  /** A member's token, which signs the visitor in. */
  authToken?: string | undefined
  event?: FollowingEvent
  /** What the form shows in place. */
  result?: Result
  page?: FollowingPage
  /** Whether the visitor goes on to the shop, by full navigation. */
  toShop?: boolean
}

/** Names of the events that tell nothing but that something has happened. */
type PlainEventName = {
  [Name in AnalyticsEventName]: Record<never, never> extends AnalyticsEvents[Name] ? Name : never
}[AnalyticsEventName]

/** What analytics are told; `later`, on the next page, where the visitor leaves by full navigation. */
export type FollowingEvent =
  | { name: PlainEventName; later?: boolean }
  /** Address and id are told as their SHA-256. */
  | {
      name: "registration_finished"
      flow: string
      email: string
      registrationId: string | undefined
      later: boolean
    }

/** Where the visitor is taken. */
export type FollowingPage =
  /** `search` begins with a question mark, or is empty; `replace`: Back does not lead to this page again. */
  | { name: RouteName; search?: string; state?: EntryState; replace?: boolean }
  | { deny: DenyReason; replace?: boolean }
  /** A step of this page, or a dialog over it, by what its history entry holds besides. */
  | { step: EntryState }
  /** Nowhere: the entry of this page keeps something more. */
  | { entry: EntryState }
