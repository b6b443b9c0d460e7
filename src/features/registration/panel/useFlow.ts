import { useEffect } from "react"
import { create } from "zustand"
import { track } from "../../../services/analytics/track"
import type { RegistrationFlow } from "../../../services/settings/landing"
import { usePageNavigation } from "../../../router/usePageNavigation"
import { useRegistrationState } from "../../../services/state/useRegistrationState"
import { useShownLocation } from "../../../router/useShownLocation"
import {
  historySteps,
  initialFlow,
  reduceFlow,
  stageOf,
  type FlowEvent,
  type FlowState,
  type HistoryStep,
  type Stage,
} from "../model/flow"

/**
 * What the visitor has done in the flow. Kept for the lifetime of the document, so that it is still there after Back
 * from a later page.
 */
const useFlowState = create<FlowState>()(() => initialFlow)

/** What a flow depends on besides the visitor's actions in it. */
interface FlowInput {
  flow: RegistrationFlow
  /** Whether the code was accepted. */
  codeAccepted: boolean
  /** Result of reading the token of an approved visitor; other flows ignore it. */
  token: FlowState["token"]
}

/** The stage of a registration flow, and functions to move to another; {@link reduceFlow} decides. */
export function useFlow({ flow, codeAccepted, token }: FlowInput) {
  const { state } = useShownLocation()
  const { openStep, back } = usePageNavigation()
  const knownEvents: FlowEvent[] = [
    { type: "opened", flow },
    { type: "codeChecked", accepted: codeAccepted },
    { type: "tokenRead", token },
    { type: "moved", to: historySteps.find((step) => step === state.step) ?? "start" },
  ]
  const current = knownEvents.reduce(reduceFlow, useFlowState())
  const stage = stageOf(current)
  const registrationFlow = stage === "leanStep2" ? stage : current.flow
  useEffect(() => useRegistrationState.setState({ registrationFlow: registrationFlow }), [registrationFlow])
  useEffect(() => trackStage(current.flow, stage), [current.flow, stage])

  /** Applies an event to the flow state. */
  const dispatch = (event: FlowEvent) =>
    useFlowState.setState((before) => [...knownEvents, event].reduce(reduceFlow, before), true)

  /** Moves to a step, in a new history entry or replacing the current one. */
  const goTo = (step: HistoryStep, options?: { replace: boolean }) => {
    // The field to focus belongs to the previous step.
    if (step !== current.historyStep) void openStep({ step, field: undefined }, options)
  }

  return { stage, phoneToken: current.phoneToken, dispatch, goTo, goBack: back }
}

const untrackedStages: readonly Stage[] = ["reading", "denied", "deniedExpired", "code"]
let trackedStage: Stage | undefined

/** Tracks the start of a registration, once per page load, and every stage that is reached. */
function trackStage(flow: string, stage: Stage): void {
  if (untrackedStages.includes(stage) || stage === trackedStage) return
  if (!trackedStage) track("registration_started", { flow, source_path: useRegistrationState.getState().sourcePath })
  track("registration_step", { flow, step: stage })
  trackedStage = stage
}
