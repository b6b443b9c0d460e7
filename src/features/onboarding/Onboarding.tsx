import { useEffect, useRef } from "react"
import { currentEntryState } from "../../router/entryState"
import { useShownLocation } from "../../router/useShownLocation"
import { usePageNavigation } from "../../router/usePageNavigation"
import { readLocal, writeLocal } from "../../services/storage/storage"
import { onboardingSteps, type OnboardingKind } from "./model/steps"
import { OnboardingDialog } from "./OnboardingDialog"

interface OnboardingProps {
  kind: OnboardingKind
  /** Called once the onboarding is closed, in whatever way, so that the visitor can go on to the form. */
  onClosed: () => void
}

/**
 * Whether the visitor has started to fill in a form or another dialog is open: the onboarding must not interrupt.
 */
function isBusy(): boolean {
  return document.querySelector("form :focus, dialog[open]") !== null
}

/**
 * Shows the onboarding to a visitor once. Each step is a history entry, so that Back leads to the step before, and from
 * the first one to the landing page with the form, which stays behind the dialog.
 */
export function Onboarding({ kind, onClosed }: OnboardingProps) {
  const steps = onboardingSteps[kind]
  const { onboarding: step } = useShownLocation().state
  const { openStep, back, backPast } = usePageNavigation()
  const open = step !== undefined
  const wasOpen = useRef(false)

  useEffect(() => {
    if (wasOpen.current && !open) onClosed()
    wasOpen.current = open
    if (open || readLocal("onboardingSeen") !== null || isBusy()) return
    writeLocal("onboardingSeen", "1")
    void openStep({ onboarding: 1 })
  }, [open, onClosed, openStep])

  function move(by: -1 | 1) {
    // From the current history entry, not from the step in view, which may still be the one before: a second press can
    // come before the step of the first one appears.
    const from = currentEntryState().onboarding
    if (from === undefined) return
    if (by > 0 && from < steps.length) void openStep({ onboarding: from + by })
    if (by < 0 && from > 1) back()
  }

  return open ? (
    <OnboardingDialog
      steps={steps}
      // The entry may have been stored by the longer onboarding, or hold any number.
      step={Math.max(1, Math.min(step, steps.length)) - 1}
      onMove={move}
      onBack={back}
      onClose={() => backPast((state) => state.onboarding !== undefined)}
    />
  ) : null
}
