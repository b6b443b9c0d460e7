import {
  defaultLanding,
  isRegistrationFlow,
  signUpMethods,
  type LandingConfiguration,
  type MethodState,
  type RegistrationFlow,
  type SignUpMethod,
} from "../settings/landing"

/** The flags that steer the site, with the types of their values; absent is the default of each (product decisions, section 4). */
export interface FlagValues {
  "registration-flow": RegistrationFlow
  "landing-layout": LandingConfiguration["layout"]
  "main-description": LandingConfiguration["mainDescription"]
  "welcome-voucher": LandingConfiguration["voucher"]
  "top-banner": LandingConfiguration["banner"]
  onboarding: LandingConfiguration["onboarding"]
  /** The ways that it does not name keep their default. */
  "registration-methods": LandingConfiguration["methods"]
  "form-finished-in-popup": boolean
  /** Landing pages that the built-in table does not have, by the segment of their address. */
  "landing-pages": Readonly<Record<string, Partial<LandingConfiguration>>>
}

export type FlagName = keyof FlagValues

/**
 * Reads a flag's value of whatever kind: undefined where it is unknown.
 * @param refuse is told where in the value something unknown stands; an empty text is the value itself
 */
type Reader<Value> = (value: unknown, refuse: (place: string) => void) => Value | undefined

/** Reads one of some names. The record makes sure that none of the type's names is forgotten. */
function oneOf<Name extends string>(names: Record<NoInfer<Name>, true>): Reader<Name> {
  const isName = (value: unknown): value is Name => typeof value === "string" && Object.hasOwn(names, value)
  return orRefuse((value) => (isName(value) ? value : undefined))
}

/** Makes a reader that refuses the whole value where another one finds nothing in it. */
function orRefuse<Value>(read: (value: unknown) => Value | undefined): Reader<Value> {
  return (value, refuse) => {
    const known = read(value)
    if (known === undefined) refuse("")
    return known
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const isMethodState = (value: unknown): value is MethodState =>
  value === "available" || value === "comingSoon" || value === "hidden"

/** Unknown ways and states are unknown values, and so is a choice that leaves no way to sign up. */
function readMethods(value: unknown): Record<SignUpMethod, MethodState> | undefined {
  if (!isRecord(value)) return undefined
  const methods: Record<SignUpMethod, MethodState> = { ...defaultLanding.methods }
  for (const [name, state] of Object.entries(value)) {
    const method = signUpMethods.find((known) => known === name)
    if (!method || !isMethodState(state)) return undefined
    methods[method] = state
  }
  return Object.values(methods).includes("available") ? methods : undefined
}

/** How each part of a landing page's configuration is read. */
const fields: { [Field in keyof LandingConfiguration]: Reader<LandingConfiguration[Field]> } = {
  flow: orRefuse((value) => (isRegistrationFlow(value) ? value : undefined)),
  layout: oneOf({ "right-double-column": true, "center-single-column": true, "only-mobile": true }),
  mainDescription: oneOf({
    default: true,
    social: true,
    viral: true,
    viralProductShare: true,
    daba: true,
    waitingListApproved: true,
  }),
  voucher: oneOf({
    none: true,
    "social-10-percent-no-mov": true,
    "social-15-percent-no-mov": true,
    "social-15-percent-mov": true,
    "social-20-percent-mov": true,
  }),
  banner: oneOf({ none: true, plain: true, "black-friday": true }),
  onboarding: oneOf({ none: true, long: true, short: true }),
  methods: orRefuse(readMethods),
  formFinishedInPopup: orRefuse((value) => (typeof value === "boolean" ? value : undefined)),
}

/** A name that an address can have, and a file cannot (product decisions, section 3). */
const slugForm = /^[^/.?#]+$/

const readPages: Reader<FlagValues["landing-pages"]> = (value, refuse) => {
  if (!isRecord(value)) {
    refuse("")
    return undefined
  }
  const pages = Object.entries(value).flatMap(([slug, page]) => {
    if (slugForm.test(slug) && isRecord(page))
      return [[slug, readPage(page, (place) => refuse(`${slug}.${place}`))] as const]
    refuse(slug)
    return []
  })
  // Which, unlike an assignment, takes a page named __proto__ for a name like any other.
  return Object.fromEntries(pages)
}

/** What can be read of a landing page's configuration; a part that is unknown keeps its default. */
function readPage(page: Record<string, unknown>, refuse: (place: string) => void): Partial<LandingConfiguration> {
  const read = Object.entries(page).map(([name, value]) => {
    const field = Object.hasOwn(fields, name)
      ? new Map<string, Reader<unknown>>(Object.entries(fields)).get(name)
      : undefined
    if (!field) refuse(name)
    return [name, field?.(value, () => refuse(name))] as const
  })
  return Object.fromEntries(read.filter(([, value]) => value !== undefined))
}

/** How the value of each flag is read. */
export const flags: { [Name in FlagName]: Reader<FlagValues[Name]> } = {
  "registration-flow": fields.flow,
  "landing-layout": fields.layout,
  "main-description": fields.mainDescription,
  "welcome-voucher": fields.voucher,
  "top-banner": fields.banner,
  onboarding: fields.onboarding,
  "registration-methods": fields.methods,
  "form-finished-in-popup": fields.formFinishedInPopup,
  "landing-pages": readPages,
}
