import { useEffect, useRef } from "react"
import { useShownLocation } from "../../router/useShownLocation"
import { usePageNavigation } from "../../router/usePageNavigation"
import { readLocal, writeLocal } from "../../services/storage/storage"
import { onboardingSteps, type OnboardingKind } from "./model/steps"
import { OnboardingDialog } from "./OnboardingDialog"

interface OnboardingProps {
  kind: OnboardingKind
  /** Called once it is closed, whichever way: the form is next. */
  onClosed: () => void
}

/** Whether the visitor has begun with a form, or another dialog is open: then nothing may come between. */
function isBusy(): boolean {
  return document.querySelector("form :focus, dialog[open]") !== null
}

/**
 * Shows the onboarding to a visitor once. It is a history entry of the landing page, so that Back closes it; the form
 * stays where it was, behind it.
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
