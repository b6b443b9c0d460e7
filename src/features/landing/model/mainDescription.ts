import type { LandingConfiguration, MainDescription, Voucher } from "../../../services/settings/landing"

/** What the main description depends on, besides the configuration of the landing page. */
interface Visit {
  accepted: boolean
  /** Whether the code, which may still be checked again, has an inviter whose name is known. */
  named: boolean
  secondStep: boolean
}

/** Variants that are not configured for a landing page but result from what the visitor does. */
type DerivedDescription = "invited" | "leanSecondStep" | "socialRegistration"

/**
 * Which variant of the main description a landing page shows (specification section 2); the first of these that
 * applies: the one for the second step, the voucher's, the one for the choice of sign-up methods (once the code is
 * accepted), the one that names the inviter (over the text of a configured "default" or "viral"), the configured one.
 */
export function mainDescription(
  { flow, mainDescription: configured, voucher }: LandingConfiguration,
  { accepted, named, secondStep }: Visit,
): MainDescription | Voucher | DerivedDescription {
  if (secondStep) return "leanSecondStep"
  if (voucher !== "none") return voucher
  if (flow === "socialRegistration" && accepted) return "socialRegistration"
  const invited = named && (configured === "default" || configured === "viral")
  return invited ? "invited" : configured
}
