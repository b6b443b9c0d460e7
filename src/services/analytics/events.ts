/**
 * Analytics events and their payloads. Values never contain anything a visitor typed, except as a hash (product
 * decisions, section 5).
 */
export interface AnalyticsEvents {
  code_valid: Record<never, never>
  code_invalid: Record<never, never>
  code_expired: Record<never, never>
  code_no_balance: Record<never, never>
  timestamp_missing: Record<never, never>
  referrer_denied: Record<never, never>
  registration_started: { flow: string; source_path: string }
  registration_step: { flow: string; step: string }
  registration_submitted: { flow: string }
  /**
   * SHA-256 (hex) of three values: the e-mail address, trimmed and in lower case; that address in the form that Google's
   * enhanced conversions expect; and the registration id.
   */
  registration_finished: {
    flow: string
    email_sha256?: string
    email_sha256_google?: string
    registration_id_sha256?: string
  }
  account_active: Record<never, never>
  account_pending: Record<never, never>
  activation_succeeded: Record<never, never>
  activation_failed: Record<never, never>
  activation_not_found: Record<never, never>
  waiting_list_joined: Record<never, never>
  membership_interest_submitted: Record<never, never>
  /**
   * Language of the link, "any" if the link leaves it to the visitor's own. For several links of one code, one event
   * with the first language.
   */
  link_generated: { language: string }
  language_changed: { from: string; to: string }
  assign_experiment: { experiment_id: string; variation_id: string; acq_anonymous_id: string }
  /** Path, with only the campaign parameters of the query. */
  page_view: { page_path: string; page_title: string; page_language: string }
  /** One of Google's Web Vitals: milliseconds, or the layout shift score for CLS. */
  web_vitals: { metric_name: string; metric_value: number; metric_rating: string; metric_id: string }
}

export type AnalyticsEventName = keyof AnalyticsEvents

/** An event as it is queued and sent: its name and payload in one object. */
export type AnalyticsEvent = {
  [Name in AnalyticsEventName]: { event: Name } & AnalyticsEvents[Name]
}[AnalyticsEventName]
