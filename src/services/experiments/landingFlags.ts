import { defaultLanding, ownLanding, type LandingConfiguration } from "../settings/landing"
import type { FlagName, FlagValues } from "./flags"

/** Returns a flag's value; undefined if it is absent. Evaluating a flag counts as an exposure. */
export type AskFlag = <Name extends FlagName>(name: Name) => FlagValues[Name] | undefined

/**
 * The configuration of a landing page. For each field the first of these wins: the page's own configuration, the flag,
 * the default (product decisions, section 4). A flag is evaluated only where its value is shown, since evaluating it
 * assigns the visitor to its experiment.
 * @returns undefined if neither the site nor the flag `landing-pages` has such a page
 */
export function landingByFlags(path: string, ask: AskFlag): LandingConfiguration | undefined {
  const own = ownLanding(path) ?? flaggedPage(path, ask)
  if (!own) return undefined
  const pick = <Part extends keyof LandingConfiguration>(
    part: Part,
    askFlag: () => LandingConfiguration[Part] | undefined,
  ): LandingConfiguration[Part] => own[part] ?? askFlag() ?? defaultLanding[part]
  const flow = pick("flow", () => ask("registration-flow"))
  const voucher = pick("voucher", () => ask("welcome-voucher"))
  return {
    // Fixes the key order, so that two configurations can be compared as JSON.
    ...defaultLanding,
    flow,
    voucher,
    layout: pick("layout", () => ask("landing-layout")),
    // A voucher has its own description.
    mainDescription: pick("mainDescription", () => (voucher === "none" ? ask("main-description") : undefined)),
    banner: pick("banner", () => ask("top-banner")),
    onboarding: pick("onboarding", () => ask("onboarding")),
    // No other flow has a choice of methods.
    methods: pick("methods", () => (flow === "socialRegistration" ? ask("registration-methods") : undefined)),
    formFinishedInPopup: pick("formFinishedInPopup", () => ask("form-finished-in-popup")),
  }
}

function flaggedPage(path: string, ask: AskFlag): Partial<LandingConfiguration> | undefined {
  const pages = ask("landing-pages")
  return pages && Object.hasOwn(pages, path) ? pages[path] : undefined
}
