import { expect, test } from "vitest"
import type { RegistrationFlow } from "../../../services/settings/landing"
import {
  progressIn,
  reduceFlow,
  stageOf,
  type FlowContext,
  type FlowEvent,
  type FlowProgress,
  type Stage,
} from "./flow"

type Change = { opened: RegistrationFlow } | Partial<FlowContext> | FlowEvent

const opened = (flow: RegistrationFlow) => ({ opened: flow })
const tokenRead = (token: FlowContext["token"]) => ({ token })
const to = (historyStep: FlowContext["historyStep"]) => ({ historyStep })
const good = { invited: true }
const bad = { invited: false }
const done = { type: "firstStepDone" } as const
const wrong = { type: "firstStepInvalid" } as const
const restored = { holdsFirstStep: true }
const smsCodeSent = { smsCodeSent: true }
const codeExpired = { smsCodeSent: false }
const confirmed = { type: "phoneConfirmed", phone: { number: "+4915112345678", token: "t" } } as const
const phoneExpired = { type: "phoneExpired" } as const

const lean = opened("leanStep1")
const social = opened("socialRegistration")
const approved = opened("waitingListApproved")

test.each<[name: string, changes: Change[], stages: Stage[]]>([
  ["default: code, form", [opened("default"), good], ["code", "form"]],
  ["default: a code that is rejected late", [opened("default"), good, bad, good], ["code", "form", "code", "form"]],
  [
    "default: steps of other flows mean nothing",
    [opened("default"), good, to("leanStep2"), to("phone")],
    ["code", "form", "form", "form"],
  ],
  ["lean: step 1, step 2", [lean, good, done, to("leanStep2")], ["code", "leanStep1", "leanStep1", "leanStep2"]],
  [
    "lean: Back and Forward",
    [lean, good, done, to("leanStep2"), to("start"), to("leanStep2")],
    ["code", "leanStep1", "leanStep1", "leanStep2", "leanStep1", "leanStep2"],
  ],
  ["lean: step 2 opened first starts at step 1", [opened("leanStep2"), good], ["code", "leanStep1"]],
  [
    "lean: the history entry of step 2 after a reload that has lost the draft starts at step 1",
    [lean, to("leanStep2"), good, done],
    ["code", "code", "leanStep1", "leanStep2"],
  ],
  [
    "lean: the history entry of step 2 after a reload that has kept the draft",
    [lean, restored, to("leanStep2"), good, wrong],
    ["code", "code", "code", "leanStep2", "leanStep1"],
  ],
  [
    "lean: step 1 turns out wrong",
    [lean, good, done, to("leanStep2"), wrong, done],
    ["code", "leanStep1", "leanStep1", "leanStep2", "leanStep1", "leanStep2"],
  ],
  [
    "lean: a rejected code keeps what was done",
    [lean, good, done, to("leanStep2"), bad, good],
    ["code", "leanStep1", "leanStep1", "leanStep2", "code", "leanStep2"],
  ],
  ["social: by e-mail, and Back", [social, good, to("email"), to("start")], ["code", "methods", "form", "methods"]],
  [
    "social: by phone",
    [social, good, to("phone"), smsCodeSent, to("phoneCode"), confirmed, to("phoneForm"), to("start")],
    ["code", "methods", "phone", "phone", "phoneCode", "phoneCode", "phoneForm", "methods"],
  ],
  [
    "social: Back to the number, and Forward",
    [social, good, smsCodeSent, to("phoneCode"), to("phone"), to("phoneCode")],
    ["code", "methods", "methods", "phoneCode", "phone", "phoneCode"],
  ],
  [
    "social: the step of a code that was not sent, or has expired, starts with the number",
    [social, good, to("phoneCode"), smsCodeSent, codeExpired],
    ["code", "methods", "phone", "phoneCode", "phone"],
  ],
  ["social: a number that is not confirmed has no form", [social, good, to("phoneForm")], ["code", "methods", "phone"]],
  [
    "approved: waits for its token, then asks for the code",
    [approved, tokenRead("valid"), good],
    ["reading", "code", "form"],
  ],
  [
    "approved: a code without a token shows nothing",
    [approved, good, tokenRead("invalid")],
    ["reading", "reading", "denied"],
  ],
  ["approved: an expired token", [approved, tokenRead("expired"), good], ["reading", "deniedExpired", "deniedExpired"]],
  ["a token matters to approved visitors alone", [lean, tokenRead("invalid"), good], ["code", "code", "leanStep1"]],
  [
    "the same flow goes on, another starts anew",
    [lean, good, done, to("leanStep2"), lean, social, lean],
    ["code", "leanStep1", "leanStep1", "leanStep2", "leanStep2", "methods", "leanStep1"],
  ],
  [
    "social: a proof of the number that is no longer accepted asks for it again",
    [social, good, confirmed, to("phoneForm"), phoneExpired],
    ["code", "methods", "methods", "phoneForm", "phone"],
  ],
])("%s", (_, changes, stages) => {
  let progress: FlowProgress = { flow: "default" }
  let context: FlowContext = {
    invited: false,
    token: "reading",
    historyStep: "start",
    holdsFirstStep: false,
    smsCodeSent: false,
  }
  const seen = changes.map((change) => {
    if ("type" in change) progress = reduceFlow(progress, change)
    else if ("opened" in change) progress = progressIn(change.opened, progress)
    else context = { ...context, ...change }
    return stageOf(progress, context)
  })
  expect(seen).toEqual(stages)
})
