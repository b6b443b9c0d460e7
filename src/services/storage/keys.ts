/**
 * Every key of the browser's storage; each use is type-checked against this list. Anyone may have changed the stored
 * values, so validate what you read.
 */

/** Keys of local storage, which outlives the tab. */
export type LocalKey =
  /**
   * The registration code (specification, section 3) and its signed validity timestamp: only for a visit without one.
   */
  | "rc"
  | "rcValidityTimestamp"
  /** A forbidden referrer (specification, section 3). */
  | "fref"
  /** The token of a signed-in member, written by the shop's own pages; this site only reads and removes it. */
  | "authToken"
  /**
   * Set if the cookie with the visitor's id for experiments outlives the session: scripts cannot see how long it lives.
   */
  | "anonymousIdKept"
  /** How far the registrations of this browser have come, for its other tabs. */
  | "registrationProgress"
  | "onboardingSeen"
  /** JSON: the flags of the last page views, under the SDK's default name. */
  | "gbFeaturesCache"

/** Keys of session storage, which belongs to one tab. */
export type SessionKey =
  /** JSON: the invitation with which this tab registers. */
  | "invitation"
  /** What was entered in the field for a code, until it is accepted: for a reload, and Back from another page. */
  | "enteredCode"
  /** JSON: the draft of the registration and how the visit began. */
  | "registration"
  /** Content hash, clientMutationId and time of a registration that was sent but not answered yet. */
  | "unansweredAttempt"
  /** The visitor's country as the backend looked it up last: experiments on later page views know it from the start. */
  | "lookedUpCountry"
  /** Address inside the app to return to after the visit. */
  | "appReturn"
  /** JSON: events for the next page that can send them. */
  | "laterEvents"
  /** JSON: the SDK's flag cache, here instead of in local storage if the service evaluates the flags for a visitor. */
  | "gbFeaturesCache"
  /** JSON: scroll positions by history entry. */
  | "scrollPositions"
  /** The state parameter that was sent to a sign-in provider. */
  | "socialSignUpState"
  /** The provider that the state parameter was sent to. */
  | "socialSignUpProvider"
  /** Phone number to which an unconfirmed one-time code was sent last, and when another may be sent. */
  | "sentSmsCode"
  /** Query string: the draft of the second step of a social sign-up. */
  | "socialSecondStep"
  /** Which banners were dismissed: their kinds, separated by spaces. */
  | "bannerClosed"
  /** Drafts and results of the admin tools. */
  | "registrationLinkDraft"
  | "recentRegistrationLinks"
  | "splitDraft"
