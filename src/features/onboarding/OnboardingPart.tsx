import { useCallback } from "react"
import type { LandingConfiguration } from "../../services/settings/landing"
import type { Language } from "../../lib/languages"
import { ensureExtraTexts } from "../../services/i18n/i18n"
import { registrationAreaId } from "../../ui/layouts/landing/LandingLayout"
import { useLoadedPart } from "../../shared/feedback/useLoadedPart"

async function loadOnboarding(language: Language) {
  const [module] = await Promise.all([import("./Onboarding"), ensureExtraTexts(language, "onboarding")])
  return module.Onboarding
}

/** The onboarding of a landing page that has one. If it can't be loaded, the visitor just sees the form. */
export function OnboardingPart({ kind }: { kind: Exclude<LandingConfiguration["onboarding"], "none"> }) {
  const { Part: Onboarding } = useLoadedPart(loadOnboarding, true)
  const goToForm = useCallback(() => document.getElementById(registrationAreaId)?.focus(), [])
  return Onboarding ? <Onboarding kind={kind} onClosed={goToForm} /> : null
}
