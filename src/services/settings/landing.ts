import type { banners, layouts, mainDescriptions, methodStates, onboardings, vouchers } from "./landingChoices"

const registrationFlows = ["default", "leanStep1", "leanStep2", "socialRegistration", "waitingListApproved"] as const

/**
 * The registration flow of a landing page (specification section 2). leanStep1 names both the flow in two steps and its
 * first step, leanStep2 its second step.
 */
export type RegistrationFlow = (typeof registrationFlows)[number]

/** Whether a value is the name of a flow. */
export function isRegistrationFlow(value: unknown): value is RegistrationFlow {
  return registrationFlows.some((flow) => flow === value)
}

export type LandingLayoutName = (typeof layouts)[number]
export type Voucher = (typeof vouchers)[number]
export type MainDescription = (typeof mainDescriptions)[number]

/** Sign-up methods of the flow socialRegistration, in display order. */
export const signUpMethods = ["email", "google", "apple", "facebook", "phone"] as const

export type SignUpMethod = (typeof signUpMethods)[number]
export type MethodState = (typeof methodStates)[number]

/** The configuration of a landing page (product decisions, section 4). */
export interface LandingConfiguration {
  flow: RegistrationFlow
  layout: LandingLayoutName
  mainDescription: MainDescription
  voucher: Voucher | "none"
  banner: (typeof banners)[number]
  onboarding: (typeof onboardings)[number]
  methods: Readonly<Record<SignUpMethod, MethodState>>
  formFinishedInPopup: boolean
}

/** The default for everything that is not configured. */
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

/** The named landing pages, by slug (product decisions, section 3). */
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

/** The slugs of the named landing pages. */
export const slugs: readonly string[] = Object.keys(landingPages)

/** Landing pages that make sense only to those who were sent their link, so that no search engine lists them. */
const personalSlugs: readonly string[] = ["viral", "product-share", "waiting-list"]

/** Whether a landing page makes sense only to those who were sent its link. */
export const isPersonal = (path: string): boolean => personalSlugs.includes(path)

/** The landing pages whose shared link has a picture of its own: Black Friday's and the vouchers'. */
export const picturedSlugs: readonly string[] = [
  "black-friday",
  "welcome-10",
  "welcome-15",
  "welcome-15-min",
  "welcome-20-min",
]

/** The configuration of a landing page itself, empty for the start page; undefined if the site has no such page. */
export function builtInLanding(path: string): Partial<LandingConfiguration> | undefined {
  if (path === "") return {}
  return Object.hasOwn(landingPages, path) ? landingPages[path] : undefined
}

/** The configuration of a landing page, with the defaults filled in. */
export function landingConfiguration(path: string): LandingConfiguration {
  return { ...defaultLanding, ...builtInLanding(path) }
}

/** Whether a landing page has art of its own on a desktop (features/landing/OwnArtHero.tsx). */
export const hasOwnArt = ({ voucher, banner, mainDescription }: LandingConfiguration): boolean =>
  voucher !== "none" || banner === "black-friday" || mainDescription === "daba"

/**
 * Whether a landing page needs the namespace `variants`: the texts of banners and of all pages but the start page.
 */
export const needsVariantTexts = ({ flow, mainDescription, voucher, banner }: LandingConfiguration): boolean =>
  flow !== "default" || mainDescription !== "default" || voucher !== "none" || banner !== "none"
