import { create } from "zustand"
import { createJSONStorage, persist, type StateStorage } from "zustand/middleware"
import { defaultCountry, type Country } from "../config/countries"
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

/** The registration as the client holds it (specification section 3). */
export interface RegistrationState {
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
  registrationNewsLetter: boolean
  registrationTermsAndConditions: boolean
  finished: FinishedRegistration | undefined
  /** When the draft was last changed, in milliseconds since the epoch. */
  draftAt: number
}

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
  country: defaultCountry,
  countryGuessed: false,
  registrationCode: "",
  validityTimestamp: undefined,
  inviter: undefined,
  countryOptions: undefined,
  ...emptyDraft,
  finished: undefined,
  draftAt: 0,
}

/** What the visitor has typed and chosen; a reload keeps it. */
export type Draft = Pick<RegistrationState, keyof typeof emptyDraft>

/** How long a draft is kept after its last change, in milliseconds. */
const draftLifetime = 30 * 60 * 1000

const storage: StateStorage = { getItem: readSession, setItem: writeSession, removeItem: removeSession }

function draftOf(state: RegistrationState): Draft {
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
 * The registration state of this tab. Session storage keeps the draft; once a registration was sent it keeps only what
 * the page about the e-mail needs, and the rest lives as long as the document (product decisions, section 5).
 */
export const useRegistrationState = create<RegistrationState>()(
  persist(() => initial, {
    name: "registration",
    version: 1,
    storage: createJSONStorage(() => storage),
    partialize: (state) =>
      state.finished ? { finished: state.finished } : { ...draftOf(state), draftAt: state.draftAt },
    merge: (stored, current) => ({ ...current, ...restored(stored) }),
  }),
)

/** Takes from a stored copy what still has the right shape; storage may hold anything. */
function restored(stored: unknown): Partial<RegistrationState> {
  if (typeof stored !== "object" || stored === null) return {}
  const { finished, draftAt, ...draft } = stored as Partial<RegistrationState>
  if (isFinished(finished)) return { finished }
  if (typeof draftAt !== "number" || Date.now() - draftAt > draftLifetime) return {}
  const samples = new Map<string, unknown>(Object.entries(emptyDraft))
  const sound = Object.entries(draft).filter(([key, value]) => typeof value === typeof (samples.get(key) ?? null))
  return { ...Object.fromEntries(sound), draftAt }
}

function isFinished(value: FinishedRegistration | undefined): value is FinishedRegistration {
  return typeof value?.email === "string" && typeof value.resendAt === "number"
}

/** Keeps what the visitor has typed. */
export function keepDraft(draft: Partial<Draft>): void {
  useRegistrationState.setState({ ...draft, draftAt: Date.now() })
}
