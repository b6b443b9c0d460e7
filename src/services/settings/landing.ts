const registrationFlows = ["default", "leanStep1", "leanStep2", "socialRegistration", "waitingListApproved"] as const

/** Which registration experience a landing page shows (specification section 2); leanStep2 is a step of leanStep1. */
export type RegistrationFlow = (typeof registrationFlows)[number]

/** Whether a value names a flow. */
export function isRegistrationFlow(value: unknown): value is RegistrationFlow {
  return registrationFlows.some((flow) => flow === value)
}

/** How the opening of a landing page is arranged; `only-mobile` is the phone's column at every width. */
export type LandingVariant = "right-double-column" | "center-single-column" | "only-mobile"

/** The welcome vouchers (specification section 9); mov: a minimum order value applies. */
export type Voucher =
  | "social-10-percent-no-mov"
  | "social-15-percent-no-mov"
  | "social-15-percent-mov"
  | "social-20-percent-mov"

/** The text block beside the form. A voucher brings its own. */
export type MainDescription = "default" | "social" | "viral" | "viralProductShare" | "daba" | "waitingListApproved"

/** Ways to sign up in the flow socialRegistration, in the order in which they are offered. */
export const signUpMethods = ["email", "google", "apple", "facebook", "phone"] as const

export type SignUpMethod = (typeof signUpMethods)[number]

/** What a visitor can do with a way to sign up: use it, see that it is on its way, or not see it at all. */
export type MethodState = "available" | "comingSoon" | "hidden"

/** What a landing page shows (product decisions, section 4). */
export interface LandingConfiguration {
  flow: RegistrationFlow
  layout: LandingVariant
  mainDescription: MainDescription
  voucher: Voucher | "none"
  banner: "none" | "plain" | "black-friday"
  onboarding: "none" | "long" | "short"
  methods: Readonly<Record<SignUpMethod, MethodState>>
  /** Whether the page about the activation e-mail opens as a dialog. */
  formFinishedInPopup: boolean
}

/** What holds where nothing else is said. */
export const defaultLanding: LandingConfiguration = {
  flow: "default",
  layout: "right-double-column",
  mainDescription: "default",
  voucher: "none",
  banner: "none",
  onboarding: "none",
  methods: { email: "available", google: "available", apple: "available", facebook: "comingSoon", phone: "comingSoon" },
  formFinishedInPopup: false,
}

/** The landing pages with a name of their own, by the segment of their address (product decisions, section 3). */
const landingPages: Readonly<Record<string, Partial<LandingConfiguration>>> = {
  lean: { flow: "leanStep1", layout: "center-single-column" },
  social: {
    flow: "socialRegistration",
    mainDescription: "social",
    banner: "plain",
    methods: { ...defaultLanding.methods, phone: "available" },
  },
  viral: { mainDescription: "viral", onboarding: "short" },
  "product-share": { mainDescription: "viralProductShare" },
  daba: { mainDescription: "daba", layout: "only-mobile" },
  "waiting-list": { flow: "waitingListApproved", mainDescription: "waitingListApproved" },
  "black-friday": { banner: "black-friday", formFinishedInPopup: true },
  "welcome-10": { voucher: "social-10-percent-no-mov", onboarding: "long" },
  "welcome-15": { voucher: "social-15-percent-no-mov" },
  "welcome-15-min": { voucher: "social-15-percent-mov" },
  "welcome-20-min": { voucher: "social-20-percent-mov" },
}

/** The names of the landing pages, as they stand in addresses. */
export const slugs: readonly string[] = Object.keys(landingPages)

/** The landing page of a path's own configuration, empty for the start page; undefined where the table has no such page. */
export function ownLanding(path: string): Partial<LandingConfiguration> | undefined {
  if (path === "") return {}
  return Object.hasOwn(landingPages, path) ? landingPages[path] : undefined
}

/** What the landing page of a path shows: its own configuration before the default one. */
export function landingAt(path: string): LandingConfiguration {
  return { ...defaultLanding, ...ownLanding(path) }
}
