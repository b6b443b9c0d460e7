import type { LandingConfiguration } from "../../../services/settings/landing"

/** Which onboarding a landing page has. */
export type OnboardingKind = Exclude<LandingConfiguration["onboarding"], "none">

/** Topic of an onboarding step. */
export type OnboardingStep = "welcome" | "brands" | "confidence" | "account"

/** The steps of each onboarding, in order (specification section 1). */
export const onboardingSteps: Readonly<Record<OnboardingKind, readonly OnboardingStep[]>> = {
  long: ["welcome", "brands", "confidence", "account"],
  short: ["welcome", "account"],
}
