import { createStore } from "zustand/vanilla"
import { basePath } from "../../lib/basePath"
import { defaultCountry, isCountry, type Country } from "../../lib/countries"
import { isRegistrationFlow, type RegistrationFlow } from "../settings/landing"
import { readSession, writeSession } from "../storage/storage"

/** A country that a registration code allows, with its legal documents; a missing key means no document. */
export interface CountryOption {
  isoCode: Country
  termsPkString: string | undefined
  dataPolicyPkString: string | undefined
}

/** A registration that was sent, as the page about the activation e-mail needs it. */
export interface SentRegistration {
  email: string
  registrationId: string | undefined
  /** When the e-mail may be sent again, in milliseconds since the epoch. */
  resendAt: number
  /** True if the answer came after the visitor had left the form, until the page about the e-mail has been seen. */
  unseen?: boolean
}

/** What the landing page passes on to the rest of the visit (specification section 3, landing page options). */
export interface LandingOptions {
  /** Whether the page about the activation e-mail opens as a dialog. */
  registrationFormFinishedInPopup: boolean
  /** First path of the visit, without query and hash. */
  sourcePath: string
  /** URL of a shared product in the shop, offered after the registration. */
  previousPDPPage: string | undefined
  /** The flow of the last landing page, and for the lean one its step. */
  registrationFlow: RegistrationFlow
  /** Whether the content of the landing page's registration area is still undecided. */
  isLandingPageLoading: boolean
  /** Whether the page is shown inside an app (specification section 4). */
  isWebView: boolean
}

/** The registration state of the client (specification section 3). */
export interface RegistrationState extends LandingOptions {
  /** The visitor's likely country: DE until the lookup has ended. */
  country: Country
  /** Whether the lookup has ended, also with DE: from then on the country may be preselected as a guess. */
  countryGuessed: boolean
  registrationCode: string
  validityTimestamp: string | undefined
  inviter: string | undefined
  /** Undefined if the code lists none: then all countries are allowed. */
  countryOptions: readonly CountryOption[] | undefined
  registrationGender: "" | "FEMALE" | "MALE"
  registrationFirstName: string
  registrationLastName: string
  registrationEmail: string
  registrationCountry: "" | Country
  /** Required by the specification; no form asks for it. */
  registrationPostalCode: string
  registrationNewsLetter: boolean
  registrationTermsAndConditions: boolean
  sentRegistration: SentRegistration | undefined
  /** Whether the draft is what was sent: then it is not stored any more. */
  draftSent: boolean
  /** Why the last activation failed. Required by the specification; no page reads it. */
  accountActivationError: "invalid" | "failed" | undefined
  accountActivationId: string | undefined
  /** When the draft was last changed, in milliseconds since the epoch. */
  draftAt: number
}

/** The draft of a visitor who has entered nothing. */
export const emptyDraft = {
  registrationGender: "",
  registrationFirstName: "",
  registrationLastName: "",
  registrationEmail: "",
  registrationCountry: "",
  registrationNewsLetter: false,
  registrationTermsAndConditions: false,
} as const satisfies Partial<RegistrationState>

const initial: RegistrationState = {
  registrationFormFinishedInPopup: false,
  sourcePath: typeof location === "undefined" ? `${basePath}/` : location.pathname,
  previousPDPPage: undefined,
  registrationFlow: "default",
  isLandingPageLoading: false,
  isWebView: false,
  country: defaultCountry,
  countryGuessed: false,
  registrationCode: "",
  validityTimestamp: undefined,
  inviter: undefined,
  countryOptions: undefined,
  registrationPostalCode: "",
  ...emptyDraft,
  sentRegistration: undefined,
  draftSent: false,
  accountActivationError: undefined,
  accountActivationId: undefined,
  draftAt: 0,
}

/** What the visitor has entered; it survives a reload. */
export type Draft = Pick<RegistrationState, keyof typeof emptyDraft>

/** How long a draft is kept after its last change, in milliseconds. */
const draftLifetime = 30 * 60 * 1000

const version = 1

function draftOf(state: Draft): Draft {
  return {
    registrationGender: state.registrationGender,
    registrationFirstName: state.registrationFirstName,
    registrationLastName: state.registrationLastName,
    registrationEmail: state.registrationEmail,
    registrationCountry: state.registrationCountry,
    registrationNewsLetter: state.registrationNewsLetter,
    registrationTermsAndConditions: state.registrationTermsAndConditions,
  }
}

/**
 * The registration state of this tab. Session storage keeps the draft and how the visit began; once a registration was
 * sent, only what the page about the activation e-mail needs, until the visitor enters something again. Everything else
 * lasts as long as the document (product decisions, section 5). Free of React, so that it is available before React is.
 */
export const registrationStore = createStore<RegistrationState>()(() => initial)

// Not as the initial state: while a prerendered page hydrates, it is the same for every visitor.
registrationStore.setState(restored(readCopy()))

registrationStore.subscribe((state) => writeSession("registration", JSON.stringify({ version, state: copyOf(state) })))

/** The part of the state that is stored. */
function copyOf(state: RegistrationState): Partial<RegistrationState> {
  const { sentRegistration, draftSent, sourcePath, previousPDPPage, registrationFlow, draftAt } = state
  if (draftSent) return { sentRegistration }
  // A reload starts again at the first step.
  const flow = registrationFlow === "leanStep2" ? "leanStep1" : registrationFlow
  return { ...draftOf(state), draftAt, sourcePath, previousPDPPage, registrationFlow: flow, sentRegistration }
}

function readCopy(): unknown {
  try {
    const copy: unknown = JSON.parse(readSession("registration") ?? "null")
    return typeof copy === "object" && copy !== null && "version" in copy && copy.version === version && "state" in copy
      ? copy.state
      : undefined
  } catch {
    return undefined
  }
}

/** Takes the valid parts of a stored copy; storage may contain anything. */
function restored(stored: unknown): Partial<RegistrationState> {
  if (typeof stored !== "object" || stored === null) return {}
  const { sentRegistration, draftAt, sourcePath, previousPDPPage, registrationFlow, ...draft } =
    stored as Partial<RegistrationState>
  const isSent = isSentRegistration(sentRegistration)
  const visit = {
    ...(isSent && { sentRegistration }),
    ...(typeof sourcePath === "string" && { sourcePath }),
    ...(typeof previousPDPPage === "string" && { previousPDPPage }),
    ...(isRegistrationFlow(registrationFlow) && { registrationFlow }),
  }
  if (typeof draftAt !== "number" || isDraftExpired(draftAt)) return { ...visit, draftSent: isSent }
  return { ...visit, ...Object.fromEntries(Object.entries(draft).filter(isDraftPart)), draftAt }
}

/**
 * Whether a draft that was last changed at a time (milliseconds since the epoch) has expired. A time in the future
 * comes from a wrong clock.
 */
export function isDraftExpired(draftAt: number): boolean {
  return Math.abs(Date.now() - draftAt) > draftLifetime
}

/** Whether an entry of a stored draft is known and has the right type. */
function isDraftPart([name, value]: [string, unknown]): boolean {
  if (name === "registrationGender") return value === "FEMALE" || value === "MALE"
  if (name === "registrationCountry") return isCountry(value)
  return Object.entries(emptyDraft).some(([known, empty]) => known === name && typeof value === typeof empty)
}

function isSentRegistration(value: SentRegistration | undefined): value is SentRegistration {
  const idKind = typeof value?.registrationId
  return (
    typeof value?.email === "string" &&
    Number.isFinite(value.resendAt) &&
    (idKind === "string" || idKind === "undefined")
  )
}

/** Saves what the visitor has entered. */
export function saveDraft(draft: Partial<Draft>): void {
  registrationStore.setState({ ...draft, draftAt: Date.now(), draftSent: false })
}
