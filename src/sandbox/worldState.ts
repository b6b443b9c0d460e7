import type { Language } from "../lib/languages"
import type { ConsentBehaviour } from "./thirdParties/consentScript"

/** The backend's response to a check of one registration code. `null` stands for a null in the response. */
export interface CodeResponse {
  errors: readonly string[] | null
  errorDetails: readonly string[] | null
  inviter: string | null
  /** ISO 3166-1 alpha-2 codes of the countries in which the code can be used; null or empty: all of them. */
  countries: readonly string[] | null
  /** The code is valid only with the signed value of a registration link. */
  linkOnly?: true
  /** One line of description for the sandbox's start page. */
  explanation: string
}

/** A registered account. An address without one is unknown to the shop. */
export interface Member {
  email: string
  firstName: string
  status: "pending" | "active"
  registrationId: string
  /** The id in the newest activation link; null if no link is valid any more. */
  activationId: string | null
  /** Ids of earlier links that no longer activate. */
  formerActivationIds: readonly string[]
  /** How often the activation fails before it succeeds. */
  failuresLeft: number
  /** Whether the activation returns a token that signs the member in. */
  signsIn: boolean
  /** Milliseconds since the epoch, null if no e-mail was sent. */
  lastMailAt: number | null
  activatedAt: number | null
}

/** A message sent by the backend: an e-mail, or the SMS with a one-time code. */
export interface Message {
  id: string
  kind: "activation" | "application" | "sms"
  /** E-mail address, or phone number in E.164 form. */
  to: string
  language: Language
  /** The whole text of an SMS. */
  subject: string
  /** Paragraphs of an e-mail, the greeting first. The link follows them. */
  body: readonly string[]
  linkPath: string | null
  linkLabel: string | null
  sentAt: string
}

/** A one-time code sent to a phone. */
export interface PhoneVerification {
  phoneNumber: string
  registrationCode: string
  sentAt: number
  wrongAttempts: number
  /** Issued when the code is confirmed; null until then. */
  token: string | null
}

/** An application for membership. */
export interface Application {
  email: string
  country: string | null
  language: string
  at: number
}

/** A link that generateRegistrationLink returned. */
export interface GeneratedLink {
  registrationCode: string
  validityTimestamp: string
  registrationLink: string
  validUntil: string
}

/** One GraphQL operation as received, whatever its result. */
export interface JournalEntry {
  operationName: string
  method: string
  variables: Record<string, unknown>
  /** Authorization, content-type and the x- headers of specification section 7, by lower-case name. */
  headers: Record<string, string>
  at: string
}

/** The response of the flag service (specification section 3, "Feature payload"). */
export interface FeaturePayload {
  features: Record<string, unknown>
  experiments: readonly unknown[]
  savedGroups: Record<string, unknown>
  /** The features again, encrypted with AES-CBC: initialisation vector and ciphertext in Base64, joined by a dot. */
  encryptedFeatures?: string
}

/** A failure on demand. Several properties combine: the delay first, then the failure. */
export interface Fault {
  /**
   * Name of a GraphQL operation, "*" for all of them, or one of the other resources: "defaults.json",
   * "growthbook-features", "growthbook-eval", "growthbook-stream", "growthbook-ping", "error-report", "consent-script".
   */
  operation: string
  /** How many requests the fault affects; by default all until the fault is removed. */
  times?: number
  delayMs?: number
  status?: number
  headers?: Record<string, string>
  /** Body to send instead of the response's own. */
  body?: "html" | "truncated" | "empty" | "wrong-type"
  /** The connection is dropped before the operation is executed. */
  drop?: boolean
  hang?: boolean
  /** A GraphQL error with this value of extensions.code instead of data. */
  graphqlError?: string
  /** The operation is executed, then the connection is dropped. */
  dropResponse?: boolean
}

/** Key of local storage under which a page keeps the state. */
export const storageKey = "sandbox"

/** Incremented whenever the shape of the state changes, so that an older copy is not restored. */
export const stateVersion = 5

/** The whole state of the mocked backend. Plain JSON, so that a page can keep it across navigations. */
export interface WorldState {
  version: typeof stateVersion
  /** Milliseconds by which the backend's clock is ahead of the machine's. */
  clockOffset: number
  counter: number
  /** Country in the response of countryDetails; null makes that response null. */
  country: string | null
  codes: Record<string, CodeResponse>
  members: Member[]
  outbox: Message[]
  /** E-mail addresses in lower case. */
  waitingList: string[]
  applications: Application[]
  phoneVerifications: PhoneVerification[]
  links: GeneratedLink[]
  /** The first response to each registration, by clientMutationId. */
  answers: Record<string, unknown>
  journal: JournalEntry[]
  usagePings: string[]
  /** Envelopes sent to the error reporting service, as text: one JSON value per line. */
  reports: string[]
  faults: Fault[]
  featurePayload: FeaturePayload
  /** Response of defaults.json; null leaves the request to the host. */
  settings: Record<string, unknown> | null
  /** How the consent management platform on the shop's host behaves. */
  consent: ConsentBehaviour
}
