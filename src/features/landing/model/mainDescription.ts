import type { LandingConfiguration, MainDescription, Voucher } from "../../../services/settings/landing"

/** Where a visitor stands on a landing page, as far as its main description depends on it. */
interface Visit {
  /** Whether the code was found good. */
  accepted: boolean
  /** Whether the checked code has an inviter whose name is known. */
  named: boolean
  /** Whether the second of two steps is shown. */
  secondStep: boolean
}

/** The variants that a landing page is not configured with: they follow from what the visitor does. */
type Reached = "invited" | "leanSecondStep" | "socialRegistration"

/**
 * Which variant of the main description a landing page shows (specification section 2): the one that it is configured
 * with, or that of its voucher. A named inviter speaks first where the page is about an invitation, and some flows go on
 * with words of their own.
 */
export function mainDescription(
  { flow, mainDescription: configured, voucher }: LandingConfiguration,
  { accepted, named, secondStep }: Visit,
): MainDescription | Voucher | Reached {
  if (secondStep) return "leanSecondStep"
  if (voucher !== "none") return voucher
  if (flow === "socialRegistration" && accepted) return "socialRegistration"
  const invited = accepted && named && (configured === "default" || configured === "viral")
  return invited ? "invited" : configured
}
