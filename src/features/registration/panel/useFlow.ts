import { useEffect } from "react"
import { useNavigate } from "react-router-dom"
import { useShownLocation } from "../../ui/useShownLocation"
import { create } from "zustand"
import { track } from "../../analytics/track"
import type { RegistrationFlow } from "../../config/landing"
import { useRegistrationState } from "../../state/registrationState"
import {
  historySteps,
  initialFlow,
  reduceFlow,
  stageOf,
  type FlowEvent,
  type FlowState,
  type HistoryStep,
  type Stage,
} from "./model/flow"

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
  const { pathname, search, hash, state } = useShownLocation()
  const navigate = useNavigate()
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
  const goTo = (step: HistoryStep, { replace = false } = {}) => {
    // What else the entry holds, such as the token, is kept.
    if (step !== current.at) void navigate({ pathname, search, hash }, { replace, state: { ...state, step } })
  }

  return { stage, phoneToken: current.phoneToken, happened, goTo, goBack: () => void navigate(-1) }
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
