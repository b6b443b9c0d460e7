import { defaultLanding, ownLanding, type LandingConfiguration } from "../settings/landing"
import type { FlagName, FlagValues } from "./flags"

/** Answers a flag's value; undefined where it is absent. To ask counts as being shown the answer. */
export type AskFlag = <Name extends FlagName>(name: Name) => FlagValues[Name] | undefined

/**
 * What the landing page of a path shows. First hit wins, for each part: the page's own configuration, the flag, the
 * default (product decisions, section 4). A flag is asked only where its answer is shown, since to ask it is what puts a
 * visitor into its experiment.
 * @returns undefined where neither the site nor the flag `landing-pages` has such a page
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
    // In its order, so that two configurations can be compared as texts.
    ...defaultLanding,
    flow,
    voucher,
    layout: pick("layout", () => ask("landing-layout")),
    // A voucher brings its own words.
    mainDescription: pick("mainDescription", () => (voucher === "none" ? ask("main-description") : undefined)),
    banner: pick("banner", () => ask("top-banner")),
    onboarding: pick("onboarding", () => ask("onboarding")),
    // No other flow offers a choice.
    methods: pick("methods", () => (flow === "socialRegistration" ? ask("registration-methods") : undefined)),
    formFinishedInPopup: pick("formFinishedInPopup", () => ask("form-finished-in-popup")),
  }
}

function flaggedPage(path: string, ask: AskFlag): Partial<LandingConfiguration> | undefined {
  const pages = ask("landing-pages")
  return pages && Object.hasOwn(pages, path) ? pages[path] : undefined
}
