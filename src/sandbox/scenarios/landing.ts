import { defaultLanding, landingConfiguration, slugs } from "../../services/settings/landing"
import { validCodeQuery, type Entry } from "./entry"

/** What distinguishes a landing page from the site's start page, in a few words. */
function differencesFromStart(slug: string): string {
  const { flow, layout, mainDescription, voucher, banner, onboarding } = landingConfiguration(slug)
  const parts = [
    voucher === "none" ? `description ${mainDescription}` : `voucher ${voucher}`,
    flow !== defaultLanding.flow && `flow ${flow}`,
    layout !== defaultLanding.layout && `layout ${layout}`,
    banner !== "none" && `banner ${banner}`,
    onboarding !== "none" && `onboarding ${onboarding}, once per visitor`,
  ]
  return parts.filter(Boolean).join("; ")
}

/** Every landing page with a name of its own, with and without a code, for the sandbox's start page. */
export function landingScenarios(): Entry[] {
  return [
    ...slugs.flatMap((slug) => [
      { label: slug, page: slug, explanation: differencesFromStart(slug) },
      { label: `${slug}, invited`, page: slug + validCodeQuery, explanation: "The same with a good code" },
    ]),
    {
      label: "viral, invited by nobody in particular",
      page: "viral?rc=NOINVITER-0001",
      explanation: "The code has no inviter: the words without a name stay",
    },
  ]
}
