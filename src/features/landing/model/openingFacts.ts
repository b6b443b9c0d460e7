import type { LandingConfiguration, MainDescription } from "../../../services/settings/landing"

/** A fact that some landing pages state in the main description, and the others in the sections below it. */
export type OpeningFact = "discount" | "labels" | "items" | "free"

const stated: Readonly<Record<MainDescription, readonly OpeningFact[]>> = {
  default: ["discount", "labels", "free"],
  social: ["free"],
  viral: ["free"],
  viralProductShare: ["items", "free"],
  daba: ["free"],
  waitingListApproved: [],
}

/**
 * The facts that a landing page's opening states, so that the sections below do not say them again. A voucher's
 * description is about the voucher alone. Pass the stable configuration (useLanding): a description that an experiment
 * or a later step of the flow shows instead does not count, so that the sections do not change while they are read.
 */
export function openingFacts({
  mainDescription,
  voucher,
}: Pick<LandingConfiguration, "mainDescription" | "voucher">): readonly OpeningFact[] {
  return voucher === "none" ? stated[mainDescription] : []
}
