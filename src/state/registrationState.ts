import { create } from "zustand"
import { createJSONStorage, persist, type StateStorage } from "zustand/middleware"
import { basePath } from "../config/build"
import { defaultCountry, type Country } from "../config/countries"
import { isRegistrationFlow, type RegistrationFlow } from "../config/landing"
import { readSession, removeSession, writeSession } from "../lib/storage"

/** A country that a registration code allows, with the documents that apply there; a missing key names no document. */
export interface CountryOption {
  isoCode: Country
  termsPkString: string | undefined
  dataPolicyPkString: string | undefined
}

/** A registration that was sent: what the page about the activation e-mail needs. */
export interface FinishedRegistration {
  email: string
  registrationId: string | undefined
  /** When the e-mail may be sent again, in milliseconds since the epoch. */
  resendAt: number
}

/** What the landing page hands on to the rest of the visit (specification section 3, landing page options). */
export interface LandingOptions {
  /** Whether the page about the activation e-mail opens as a dialog. */
  registrationFormFinishedInPopup: boolean
  /** First path of the visit, without query and hash. */
  sourcePath: string
  /** Address of a shared product in the shop, to be offered after the registration. */
  previousPDPPage: string | undefined
  /** The flow of the landing page that was shown last, and for the lean one the step of it. */
  registrationFlow: RegistrationFlow
  /** Whether it is still open what the registration area of the landing page will show. */
  isLandingPageLoading: boolean
  isWebView: boolean
}

/** The registration as the client holds it (specification section 3). */
export interface RegistrationState extends LandingOptions {
  /** The country that is assumed until the visitor has chosen one. */
  country: Country
  /** Whether the country was learnt from somewhere, so that it may be preselected as a guess. */
  countryGuessed: boolean
  registrationCode: string
  validityTimestamp: string | undefined
  inviter: string | undefined
  /** Undefined where the code names none: then all countries are allowed. */
  countryOptions: readonly CountryOption[] | undefined
  registrationGender: "" | "FEMALE" | "MALE"
  registrationFirstName: string
  registrationLastName: string
  registrationEmail: string
  registrationCountry: "" | Country
  /** No form asks for it. */
  registrationPostalCode: string
  registrationNewsLetter: boolean
  registrationTermsAndConditions: boolean
  finished: FinishedRegistration | undefined
  /** Why the last activation came to nothing. */
  accountActivationError: "invalid" | "failed" | undefined
  accountActivationId: string | undefined
  /** When the draft was last changed, in milliseconds since the epoch. */
  draftAt: number
}

const emptyDraft = {
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
  finished: undefined,
  accountActivationError: undefined,
  accountActivationId: undefined,
  draftAt: 0,
}

/** What the visitor has typed and chosen; a reload keeps it. */
export type Draft = Pick<RegistrationState, keyof typeof emptyDraft>

/** How long a draft is kept after its last change, in milliseconds. */
const draftLifetime = 30 * 60 * 1000

const storage: StateStorage = { getItem: readSession, setItem: writeSession, removeItem: removeSession }

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
 * The registration state of this tab. Session storage keeps the draft and how the visit began; once a registration was sent it keeps only what
 * the page about the e-mail needs, and the rest lives as long as the document (product decisions, section 5).
 */
export const useRegistrationState = create<RegistrationState>()(
  persist(() => initial, {
    name: "registration",
    version: 1,
    storage: createJSONStorage(() => storage),
    partialize: ({ finished, ...state }) => {
      if (finished) return { finished }
      const { sourcePath, registrationFlow, draftAt } = state
      // The second step is reached anew after a reload.
      const flow = registrationFlow === "leanStep2" ? "leanStep1" : registrationFlow
      return { ...draftOf(state), draftAt, sourcePath, registrationFlow: flow }
    },
    merge: (stored, current) => ({ ...current, ...restored(stored) }),
  }),
)

/** Takes from a stored copy what still has the right shape; storage may hold anything. */
function restored(stored: unknown): Partial<RegistrationState> {
  if (typeof stored !== "object" || stored === null) return {}
  const { finished, draftAt, sourcePath, registrationFlow, ...draft } = stored as Partial<RegistrationState>
  if (isFinished(finished)) return { finished }
  const visit = {
    ...(typeof sourcePath === "string" && { sourcePath }),
    ...(isRegistrationFlow(registrationFlow) && { registrationFlow }),
  }
  if (typeof draftAt !== "number" || Date.now() - draftAt > draftLifetime) return visit
  const samples = new Map<string, unknown>(Object.entries(emptyDraft))
  const sound = Object.entries(draft).filter(([key, value]) => typeof value === typeof (samples.get(key) ?? null))
  return { ...visit, ...Object.fromEntries(sound), draftAt }
}

function isFinished(value: FinishedRegistration | undefined): value is FinishedRegistration {
  return typeof value?.email === "string" && typeof value.resendAt === "number"
}

/** Keeps what the visitor has typed. */
export function keepDraft(draft: Partial<Draft>): void {
  useRegistrationState.setState({ ...draft, draftAt: Date.now() })
}
