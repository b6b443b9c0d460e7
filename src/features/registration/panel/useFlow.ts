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
interface FlowFacts {
  flow: RegistrationFlow
  /** Whether the code was found good. */
  coded: boolean
  /** What came of the token of an approved visitor; other flows ask for none. */
  token: FlowState["token"]
}

/** The stage of a registration flow, and the ways to another one; {@link reduceFlow} decides. */
export function useFlow({ flow, coded, token }: FlowFacts) {
  const { state } = useShownLocation()
  const { openStep, back } = usePageNavigation()
  const facts: FlowEvent[] = [
    { type: "opened", flow },
    { type: "codeChecked", good: coded },
    { type: "tokenRead", token },
    { type: "moved", to: historySteps.find((step) => step === state?.step) ?? "start" },
  ]
  const current = facts.reduce(reduceFlow, useFlowState())
  const stage = stageOf(current)
  const kept = stage === "leanStep2" ? stage : current.flow
  useEffect(() => useRegistrationState.setState({ registrationFlow: kept }), [kept])
  useEffect(() => trackStage(current.flow, stage), [current.flow, stage])

  /** Takes note of what the visitor did. */
  const happened = (event: FlowEvent) =>
    useFlowState.setState((before) => [...facts, event].reduce(reduceFlow, before), true)

  /** Goes on to a step, as a history entry of its own or in the place of the current one. */
  const goTo = (step: HistoryStep, options?: { replace: boolean }) => {
    // A field that the visitor came back to belongs to the step before.
    if (step !== current.at) void openStep({ step, field: undefined }, options)
  }

  return { stage, phoneToken: current.phoneToken, happened, goTo, goBack: back }
}

const beforeTheForm: readonly Stage[] = ["reading", "denied", "deniedExpired", "code"]
let trackedStage: Stage | undefined

/** Tells analytics of the beginning of a registration, once a page load, and of each stage that is reached in it. */
function trackStage(flow: string, stage: Stage): void {
  if (beforeTheForm.includes(stage) || stage === trackedStage) return
  if (!trackedStage) track("registration_started", { flow, source_path: useRegistrationState.getState().sourcePath })
  track("registration_step", { flow, step: stage })
  trackedStage = stage
}
