/**
 * Every key of the browser's storage. A key is written nowhere else without being checked against these; the texts under
 * them may have been changed by anybody, so that whoever reads one judges it.
 */

/** What outlives the tab. */
export type LocalKey =
  /** The registration code (specification, section 3), and the signed validity that came with it. */
  | "rc"
  | "rcValidityTimestamp"
  /** A forbidden referrer (specification, section 3). */
  | "fref"
  /** The token of a signed-in member; the shop's own pages write it too. */
  | "authToken"
  /** The visitor's id for experiments, once analytics is agreed to. */
  | "acqAnonymousId"
  /** How far a registration of this browser has come, for its other tabs. */
  | "registrationProgress"
  /** Whether the onboarding was seen. */
  | "onboardingSeen"

/** What belongs to one tab. */
export type SessionKey =
  /** JSON: the draft of the registration and how the visit began. */
  | "registration"
  /** Address inside the app to which the visit leads back. */
  | "appReturn"
  /** JSON: events for the next page that sends them. */
  | "laterEvents"
  /** The visitor's id for experiments, until analytics is agreed to. */
  | "acqAnonymousId"
  /** JSON: flags that the service has evaluated; the name is its SDK's. */
  | "gbFeaturesCache"
  /** JSON: scroll positions by history entry. */
  | "scrollPositions"
  /** The state that was sent to a sign-in provider. */
  | "socialSignUpState"
  /** Query string: the draft of the second step after a sign-in provider. */
  | "socialSecondStep"
  /** Which banner was closed. */
  | "bannerClosed"
  /** Drafts and results of the tools. */
  | "registrationLinkDraft"
  | "recentRegistrationLinks"
  | "splitDraft"
