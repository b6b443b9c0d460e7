import { defaultLanding, builtInLanding, landingConfiguration, type LandingConfiguration } from "../settings/landing"
import type { FlaggedLanding } from "./experiments"
import type { FlagName, FlagValues } from "./flags"

/** Returns a flag's value; undefined if it is absent. Evaluating a flag counts as an exposure. */
export type GetFlag = <Name extends FlagName>(name: Name) => FlagValues[Name] | undefined

/**
 * The configuration of a landing page. For each field the first of these wins: the page's own configuration, the flag,
 * the default (product decisions, section 4). A flag is evaluated only where its value is shown, since evaluating it
 * assigns the visitor to its experiment.
 * @returns undefined if neither the site nor the flag `landing-pages` has such a page
 */
export function configureLanding(path: string, ask: GetFlag): LandingConfiguration | undefined {
  const own = builtInLanding(path) ?? pageOfFlag(path, ask)
  if (!own) return undefined
  const ownOr = <Part extends keyof LandingConfiguration>(
    part: Part,
    askFlag: () => LandingConfiguration[Part] | undefined,
  ): LandingConfiguration[Part] => own[part] ?? askFlag() ?? defaultLanding[part]
  const flow = ownOr("flow", () => ask("registration-flow"))
  const voucher = ownOr("voucher", () => ask("welcome-voucher"))
  return {
    // Fixes the key order, so that two configurations can be compared as JSON.
    ...defaultLanding,
    flow,
    voucher,
    layout: ownOr("layout", () => ask("landing-layout")),
    // With a voucher, the voucher's own description is shown.
    mainDescription: ownOr("mainDescription", () => (voucher === "none" ? ask("main-description") : undefined)),
    banner: ownOr("banner", () => ask("top-banner")),
    onboarding: ownOr("onboarding", () => ask("onboarding")),
    // No other flow has a choice of methods.
    methods: ownOr("methods", () => (flow === "socialRegistration" ? ask("registration-methods") : undefined)),
    formFinishedInPopup: ownOr("formFinishedInPopup", () => ask("form-finished-in-popup")),
  }
}

function pageOfFlag(path: string, ask: GetFlag): Partial<LandingConfiguration> | undefined {
  const pages = ask("landing-pages")
  return pages && Object.hasOwn(pages, path) ? pages[path] : undefined
}

/** A landing page as configured by the flags, and how it differs from the page without them. */
export function compareWithBuiltIn(path: string, configuration: LandingConfiguration): FlaggedLanding {
  return {
    configuration,
    existsOnlyByFlag: !builtInLanding(path),
    changed: JSON.stringify(configuration) !== JSON.stringify(landingConfiguration(path)),
  }
}
