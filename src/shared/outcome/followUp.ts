import type { DenyReason } from "../../router/denyPath"
import type { EntryState } from "../../router/entryState"
import type { RouteName } from "../../router/routeTable"
import type { AnalyticsEventName, AnalyticsEvents } from "../../services/analytics/events"
import type { Problem } from "../../services/monitoring/report"
import type { RegistrationState } from "../../services/state/registrationState"

/**
 * What follows an answer of the backend, as data: the pure model of a feature returns it, `useFollowUp` carries it out
 * (docs/decisions/outcomes.md). The properties are in order of execution; those from `result` on only apply if the
 * visitor is still where the request was sent, `saveIfLeft` only if not.
 */
export interface FollowUp<Result = never> {
  /** What the site does not understand in the answer, for error reporting. */
  report?: Problem
  save?: Partial<RegistrationState>
  /**
   * Progress of a registration in this browser, for its other tabs: the address that was registered, or the one that was
   * activated, if it is known.
   */
  progress?: { sent: string } | { activated: string | undefined }
  /** A member's token, which signs the visitor in. */
  authToken?: string | undefined
  event?: FollowUpEvent
  /** State to save for a visitor who left before the answer: it tells what happened. */
  saveIfLeft?: Partial<RegistrationState>
  result?: Result
  /** State to add to the current history entry, without a navigation. */
  entryState?: EntryState
  page?: FollowUpPage
  /** Whether to open the shop, by full navigation. */
  toShop?: boolean
}

type PlainEventName = {
  [Name in AnalyticsEventName]: Record<never, never> extends AnalyticsEvents[Name] ? Name : never
}[AnalyticsEventName]

/** An analytics event. `onNextPage`: the next page with analytics sends it, since the visitor leaves this one. */
export type FollowUpEvent =
  | { name: PlainEventName; onNextPage?: boolean }
  /** Address and id are sent as SHA-256 hashes. */
  | {
      name: "registration_finished"
      flow: string
      email: string
      registrationId: string | undefined
      onNextPage: boolean
    }

/** Where to navigate. */
export type FollowUpPage =
  /** `search` begins with a question mark or is empty; `replace`: Back does not return to this page. */
  | { name: RouteName; search?: string; state?: EntryState; replace?: boolean }
  | { deny: DenyReason; replace?: boolean }
  /** A step of this page or a dialog over it, in a new history entry with this additional state. */
  | { step: EntryState }
