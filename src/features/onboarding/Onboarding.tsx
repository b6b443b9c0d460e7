import { useEffect, useRef } from "react"
import { useShownLocation } from "../../router/useShownLocation"
import { usePageNavigation } from "../../router/usePageNavigation"
import { readLocal, writeLocal } from "../../services/storage/storage"
import { onboardingSteps, type OnboardingKind } from "./model/steps"
import { OnboardingDialog } from "./OnboardingDialog"

interface OnboardingProps {
  kind: OnboardingKind
  /** Called once it is closed, in whatever way; the form comes next. */
  onClosed: () => void
}

/**
 * Whether the visitor has started to fill in a form or another dialog is open, so that the onboarding must not
 * interrupt.
 */
function isBusy(): boolean {
  return document.querySelector("form :focus, dialog[open]") !== null
}

/**
 * Shows the onboarding to a visitor once. It has its own history entry, so that Back closes it; the landing page with
 * the form stays behind it.
 */
export function Onboarding({ kind, onClosed }: OnboardingProps) {
  const open = Boolean(useShownLocation().state.onboarding)
  const { openStep, back } = usePageNavigation()
  const wasOpen = useRef(false)

  useEffect(() => {
    if (wasOpen.current && !open) onClosed()
    wasOpen.current = open
    if (open || readLocal("onboardingSeen") !== null || isBusy()) return
    writeLocal("onboardingSeen", "1")
    void openStep({ onboarding: true })
  }, [open, onClosed, openStep])

  return open ? <OnboardingDialog steps={onboardingSteps[kind]} onClose={back} /> : null
}
