import { isRecord } from "../../lib/isRecord"
import {
  defaultLanding,
  isRegistrationFlow,
  signUpMethods,
  type LandingConfiguration,
  type MethodState,
  type RegistrationFlow,
  type SignUpMethod,
} from "../settings/landing"
import { banners, layouts, mainDescriptions, methodStates, onboardings, vouchers } from "../settings/landingChoices"

/** The feature flags with the types of their values. Each is absent by default (product decisions, section 4). */
export interface FlagValues {
  "registration-flow": RegistrationFlow
  "landing-layout": LandingConfiguration["layout"]
  "main-description": LandingConfiguration["mainDescription"]
  "welcome-voucher": LandingConfiguration["voucher"]
  "top-banner": LandingConfiguration["banner"]
  onboarding: LandingConfiguration["onboarding"]
  /** Methods that the flag does not mention keep their default. */
  "registration-methods": LandingConfiguration["methods"]
  "form-finished-in-popup": boolean
  "landing-pages": Readonly<Record<string, Partial<LandingConfiguration>>>
}

export type FlagName = keyof FlagValues

/**
 * Parses the raw value of a flag; undefined if it is invalid.
 * @param reportInvalid called with the path of each invalid part; an empty path means the value itself
 */
type Reader<Value> = (value: unknown, reportInvalid: (place: string) => void) => Value | undefined

/** Makes a reader that accepts only these names. */
const oneOf = <Name extends string>(names: readonly Name[]): Reader<Name> =>
  orInvalid((value) => names.find((name) => name === value))

/** Makes a reader that rejects the whole value if `read` returns undefined. */
function orInvalid<Value>(read: (value: unknown) => Value | undefined): Reader<Value> {
  return (value, reportInvalid) => {
    const parsed = read(value)
    if (parsed === undefined) reportInvalid("")
    return parsed
  }
}

/** A value is invalid if it has an unknown method or state, or leaves no method available. */
function readMethods(value: unknown): Record<SignUpMethod, MethodState> | undefined {
  if (!isRecord(value)) return undefined
  const methods: Record<SignUpMethod, MethodState> = { ...defaultLanding.methods }
  for (const [name, given] of Object.entries(value)) {
    const method = signUpMethods.find((candidate) => candidate === name)
    const state = methodStates.find((candidate) => candidate === given)
    if (!method || !state) return undefined
    methods[method] = state
  }
  return Object.values(methods).includes("available") ? methods : undefined
}

const fieldReaders: { [Field in keyof LandingConfiguration]: Reader<LandingConfiguration[Field]> } = {
  flow: orInvalid((value) => (isRegistrationFlow(value) ? value : undefined)),
  layout: oneOf(layouts),
  mainDescription: oneOf(mainDescriptions),
  voucher: oneOf(["none", ...vouchers]),
  banner: oneOf(banners),
  onboarding: oneOf(onboardings),
  methods: orInvalid(readMethods),
  formFinishedInPopup: orInvalid((value) => (typeof value === "boolean" ? value : undefined)),
}

const fieldReadersByName = new Map<string, Reader<unknown>>(Object.entries(fieldReaders))

/** A slug that is valid in a URL and cannot be mistaken for a file (product decisions, section 3). */
const slugPattern = /^[^/.?#]+$/

const readPages: Reader<FlagValues["landing-pages"]> = (value, reportInvalid) => {
  if (!isRecord(value)) {
    reportInvalid("")
    return undefined
  }
  const pages = Object.entries(value).flatMap(([slug, page]) => {
    if (slugPattern.test(slug) && isRecord(page))
      // Paths are case-insensitive.
      return [[slug.toLowerCase(), readPage(page, (place) => reportInvalid(`${slug}.${place}`))] as const]
    reportInvalid(slug)
    return []
  })
  // Unlike an assignment, fromEntries treats a page named __proto__ like any other.
  return Object.fromEntries(pages)
}

function readPage(
  page: Record<string, unknown>,
  reportInvalid: (place: string) => void,
): Partial<LandingConfiguration> {
  const read = Object.entries(page).map(([name, value]) => {
    const field = fieldReadersByName.get(name)
    if (!field) reportInvalid(name)
    return [name, field?.(value, () => reportInvalid(name))] as const
  })
  return Object.fromEntries(read.filter(([, value]) => value !== undefined))
}

/** A reader for each flag. */
export const flagReaders: { [Name in FlagName]: Reader<FlagValues[Name]> } = {
  "registration-flow": fieldReaders.flow,
  "landing-layout": fieldReaders.layout,
  "main-description": fieldReaders.mainDescription,
  "welcome-voucher": fieldReaders.voucher,
  "top-banner": fieldReaders.banner,
  onboarding: fieldReaders.onboarding,
  "registration-methods": fieldReaders.methods,
  "form-finished-in-popup": fieldReaders.formFinishedInPopup,
  "landing-pages": readPages,
}
