import { useEffect, useState } from "react"
import { useStore } from "zustand"
import { createStore } from "zustand/vanilla"
import { track } from "../../../services/analytics/track"
import type { RegistrationFlow } from "../../../services/settings/landing"
import { usePageNavigation } from "../../../router/usePageNavigation"
import { registrationStore } from "../../../services/state/registrationStore"
import { useShownLocation } from "../../../router/useShownLocation"
import { useHydrated } from "../../../ui/useHydrated"
import { useSentSmsCode } from "../phone/useSentSmsCode"
import {
  historySteps,
  progressIn,
  reduceFlow,
  stageOf,
  type ConfirmedPhone,
  type FlowContext,
  type FlowEvent,
  type FlowProgress,
  type HistoryStep,
  type Stage,
} from "../model/flow"

/** Kept for the lifetime of the document, so that the progress is still there after Back from a later page. */
const progressStore = createStore<FlowProgress>()(() => ({ flow: "default" }))

/** What a flow depends on besides the visitor's actions in it. */
interface FlowInput extends Pick<FlowContext, "invited" | "token"> {
  flow: RegistrationFlow
  accepted: boolean
}

/** The stage of a registration flow ({@link stageOf}), and functions to move to another. */
export function useFlow({ flow, invited, accepted, token }: FlowInput) {
  const { state } = useShownLocation()
  const { openStep, back, backToFirstStep } = usePageNavigation()
  const hydrated = useHydrated()
  const sentSmsCode = useSentSmsCode()
  // What the draft held at first: an address entered since does not lead on by itself.
  const [holdsFirstStep] = useState(() => registrationStore.getState().registrationEmail !== "")
  const stored = progressIn(flow, useStore(progressStore))
  const progress = { ...stored, phone: stored.phone ?? (stored.expiredNumber ? undefined : state.phone) }
  const historyStep = (hydrated && historySteps.find((step) => step === state.step)) || "start"
  const smsCodeSent = sentSmsCode !== undefined
  const stage = stageOf(progress, { invited, token, historyStep, holdsFirstStep, smsCodeSent })
  const registrationFlow = stage === "leanStep2" ? stage : progress.flow
  useEffect(() => {
    // A prerendered page may hold another flow than the visitor's, which is read after hydration.
    if (hydrated) registrationStore.setState({ registrationFlow })
  }, [hydrated, registrationFlow])
  useEffect(() => {
    if (accepted) trackStage(progress.flow, stage)
  }, [accepted, progress.flow, stage])

  const dispatch = (event: FlowEvent) =>
    progressStore.setState((known) => reduceFlow(progressIn(flow, known), event), true)

  // Without the proof of the phone number the history entry of the registration form shows the number form, and the
  // next step replaces that entry.
  const phoneUnconfirmed = historyStep === "phoneForm" && !progress.phone

  /** Moves to a step, in a new history entry or replacing the current one; the entry keeps the confirmed number. */
  const goTo = (step: HistoryStep, { replace = phoneUnconfirmed, phone = progress.phone } = {}) => {
    // The field to focus belongs to the previous step.
    if (step !== historyStep) void openStep({ step, field: undefined, phone }, { replace })
  }

  const confirmPhone = (phone: ConfirmedPhone) => {
    dispatch({ type: "phoneConfirmed", phone })
    goTo("phoneForm", { replace: true, phone })
  }

  return {
    stage,
    phone: progress.phone,
    expiredNumber: progress.expiredNumber,
    sentSmsCode,
    dispatch,
    confirmPhone,
    goTo,
    goBack: back,
    goToStart: backToFirstStep,
  }
}

const untrackedStages: readonly Stage[] = ["reading", "denied", "deniedExpired", "code"]
let tracked: { flow: string; stage: Stage } | undefined

/** Tracks the start of a registration, once per page load, and every stage that is reached. */
function trackStage(flow: string, stage: Stage): void {
  if (untrackedStages.includes(stage) || (stage === tracked?.stage && flow === tracked.flow)) return
  if (!tracked) track("registration_started", { flow, source_path: registrationStore.getState().sourcePath })
  track("registration_step", { flow, step: stage })
  tracked = { flow, stage }
}
