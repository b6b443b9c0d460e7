import { basePath } from "../../lib/basePath"
import { defaultCountry, isCountry, type Country } from "../../lib/countries"
import { choice, consent, personalText } from "../../lib/fieldKinds"
import { namesIn } from "../../lib/namesIn"
import type { RegistrationFlow } from "../settings/landing"

/**
 * A country that a registration code allows, with the ids of its legal documents; undefined where the code names none,
 * so that the form links to the general documents.
 */
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
  emailLocked?: boolean
}

/** State of the visit besides the registration itself (specification sections 3 and 4). */
export interface VisitState {
  registrationFormFinishedInPopup: boolean
  /** First path of the visit, without query and hash. */
  sourcePath: string
  /** URL of a shared product's page in the shop (PDP: product detail page), offered after the registration. */
  previousPDPPage: string | undefined
  /** The flow of the last landing page, and for the lean one its step. */
  registrationFlow: RegistrationFlow
  /** Whether the content of the landing page's registration area is still undecided. */
  isLandingPageLoading: boolean
  /** Whether the page is shown inside an app (specification section 4). */
  isWebView: boolean
}

/**
 * What the visitor enters, which survives a reload. Each part is a field of the registration form, whose table says the
 * rest (features/registration/model/fields.ts).
 */
export const draftParts = {
  registrationGender: choice((found) => found === "FEMALE" || found === "MALE"),
  registrationFirstName: personalText,
  registrationLastName: personalText,
  registrationEmail: personalText,
  registrationCountry: choice(isCountry),
  registrationNewsLetter: consent,
  registrationTermsAndConditions: consent,
}

export type DraftPart = keyof typeof draftParts

/** What the visitor has entered. */
export type Draft = { [Part in DraftPart]: (typeof draftParts)[Part]["empty"] }

/** A draft with the value that `valueOf` returns for each part. */
export const draftWith = (valueOf: (part: DraftPart) => unknown): Draft =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets which name has which type
  Object.fromEntries(namesIn(draftParts).map((part) => [part, valueOf(part)])) as Draft

/** The registration state of the client (specification section 3). */
export interface RegistrationState extends VisitState, Draft {
  /** The visitor's likely country: DE until the lookup has ended. */
  country: Country
  /** Whether the lookup of `country` has ended, even if it found nothing; before that, DE must not be preselected. */
  countryLookupEnded: boolean
  registrationCode: string
  validityTimestamp: string | undefined
  inviter: string | undefined
  /** Undefined if the code lists none: then all countries are allowed. */
  countryOptions: readonly CountryOption[] | undefined
  /** Whether the visitor chose `registrationCountry`, as opposed to leaving a guess. */
  countryChosen: boolean
  /** The phone number as it was typed last, and the country whose calling code stood before it. */
  typedPhone: { number: string; country: Country } | undefined
  /** Required by the specification; no form asks for it. */
  registrationPostalCode: string
  sentRegistration: SentRegistration | undefined
  /** Whether the draft is what was sent: then it is not stored any more. */
  draftSent: boolean
  /** True if a one-time code was sent to a phone after the visitor had left, until the step to enter it is opened. */
  smsCodeUnseen: boolean
  /** Why the last activation failed. Required by the specification; no page reads it. */
  accountActivationError: "invalid" | "failed" | undefined
  accountActivationId: string | undefined
  /** When the draft was last changed, in milliseconds since the epoch. */
  draftAt: number
}

/** The state at the start of a visit. */
export const initialState: RegistrationState = {
  registrationFormFinishedInPopup: false,
  sourcePath: typeof location === "undefined" ? `${basePath}/` : location.pathname,
  previousPDPPage: undefined,
  registrationFlow: "default",
  isLandingPageLoading: false,
  isWebView: false,
  country: defaultCountry,
  countryLookupEnded: false,
  registrationCode: "",
  validityTimestamp: undefined,
  inviter: undefined,
  countryOptions: undefined,
  registrationPostalCode: "",
  ...draftWith((part) => draftParts[part].empty),
  countryChosen: false,
  typedPhone: undefined,
  sentRegistration: undefined,
  draftSent: false,
  smsCodeUnseen: false,
  accountActivationError: undefined,
  accountActivationId: undefined,
  draftAt: 0,
}
