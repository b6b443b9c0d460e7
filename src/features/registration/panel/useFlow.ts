import { useEffect } from "react"
import { create } from "zustand"
import { track } from "../../../services/analytics/track"
import type { RegistrationFlow } from "../../../services/settings/landing"
import { usePageNavigation } from "../../../router/usePageNavigation"
import { useRegistrationState } from "../../../services/state/registrationState"
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

/** What the visitor has done in the flow; lives as long as the document, so that Back from a later page finds it. */
const useFlowState = create<FlowState>()(() => initialFlow)

/** What a flow depends on beside what the visitor does in it. */
interface FlowInput {
  flow: RegistrationFlow
  /** Whether the code was found good. */
  codeAccepted: boolean
  /** What came of the token of an approved visitor; other flows ask for none. */
  token: FlowState["token"]
}

/** The stage of a registration flow, and the ways to another one; {@link reduceFlow} decides. */
export function useFlow({ flow, codeAccepted, token }: FlowInput) {
  const { state } = useShownLocation()
  const { openStep, back } = usePageNavigation()
  const knownEvents: FlowEvent[] = [
    { type: "opened", flow },
    { type: "codeChecked", good: codeAccepted },
    { type: "tokenRead", token },
    { type: "moved", to: historySteps.find((step) => step === state.step) ?? "start" },
  ]
  const current = knownEvents.reduce(reduceFlow, useFlowState())
  const stage = stageOf(current)
  const registrationFlow = stage === "leanStep2" ? stage : current.flow
  useEffect(() => useRegistrationState.setState({ registrationFlow: registrationFlow }), [registrationFlow])
  useEffect(() => trackStage(current.flow, stage), [current.flow, stage])

  /** Takes note of what the visitor did. */
  const dispatch = (event: FlowEvent) =>
    useFlowState.setState((before) => [...knownEvents, event].reduce(reduceFlow, before), true)

  /** Goes on to a step, as a history entry of its own or in the place of the current one. */
  const goTo = (step: HistoryStep, options?: { replace: boolean }) => {
    // A field that the visitor came back to belongs to the step before.
    if (step !== current.historyStep) void openStep({ step, field: undefined }, options)
  }

  return { stage, phoneToken: current.phoneToken, dispatch, goTo, goBack: back }
}

const untrackedStages: readonly Stage[] = ["reading", "denied", "deniedExpired", "code"]
let trackedStage: Stage | undefined

/** Tells analytics of the beginning of a registration, once a page load, and of each stage that is reached in it. */
function trackStage(flow: string, stage: Stage): void {
  if (untrackedStages.includes(stage) || stage === trackedStage) return
  if (!trackedStage) track("registration_started", { flow, source_path: useRegistrationState.getState().sourcePath })
  track("registration_step", { flow, step: stage })
  trackedStage = stage
}
