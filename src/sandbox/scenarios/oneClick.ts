import { validCodeQuery, type Entry } from "./entry"
import { filledForm, sentField, sentForm } from "./formSteps"
import type { Command } from "./scenarioLink"

/** The command that sets a fault. */
function fault(operation: string, fields: Record<string, string>): Command {
  return { name: "faults", fields: { operation, ...fields } }
}

/** The states that people ask for most, each with everything that it needs. */
export const oneClick: readonly Entry[] = [
  {
    label: "A refused address in Polish on a phone",
    explanation: "The form is filled in and sent; the backend refuses the email address",
    language: "pl",
    frame: "phone",
    fresh: true,
    page: validCodeQuery,
    steps: sentForm("refused@example.com"),
  },
  {
    label: "A filled form",
    explanation: "Everything is filled in, but nothing has been sent yet",
    fresh: true,
    page: validCodeQuery,
    steps: filledForm("zoe@example.org"),
  },
  {
    label: "An empty form, sent",
    explanation: "Each field says what is missing",
    fresh: true,
    page: validCodeQuery,
    steps: [{ kind: "send", field: "email" }],
  },
  {
    label: "The activation email in the outbox",
    explanation: "As it arrives after a registration, with its link to click",
    fresh: true,
    commands: [{ name: "mails", fields: { kind: "activation", to: "zoe@example.org", name: "Zoë" } }],
    page: "sandbox/outbox",
  },
  {
    label: "An application, sent",
    explanation: "The confirmation; the outbox then holds the email about it",
    fresh: true,
    page: "membership-interest/apply",
    steps: sentField("email", "zoe@example.org"),
  },
  {
    label: "An application with a mistake",
    explanation: "The field says what is wrong with the address",
    fresh: true,
    page: "membership-interest/apply",
    steps: sentField("email", "zoe@"),
  },
]

/** Failures at moments that matter; the faults page can set any other. */
export const faultScenarios: readonly Entry[] = [
  {
    label: "The server fails while the form is being sent",
    explanation: "Nothing typed is lost, and the page says what to do",
    fresh: true,
    commands: [fault("registerCustomer", { status: "500" })],
    page: validCodeQuery,
    steps: sentForm("zoe@example.org"),
  },
  {
    label: "The connection breaks while the form is being sent",
    explanation: "The same, in the words for a lost connection",
    fresh: true,
    commands: [fault("registerCustomer", { drop: "on" })],
    page: validCodeQuery,
    steps: sentForm("zoe@example.org"),
  },
  {
    label: "The registration succeeds, but its answer is lost",
    explanation: "Sending the form again gets the first answer once more",
    fresh: true,
    commands: [fault("registerCustomer", { dropResponse: "on", times: "1" })],
    page: validCodeQuery,
    steps: sentForm("zoe@example.org"),
  },
  {
    label: "The code check takes five seconds",
    explanation: "The form is there in the meantime",
    fresh: true,
    commands: [fault("checkRegistrationCode", { delayMs: "5000" })],
    page: validCodeQuery,
  },
  {
    label: "The code check fails",
    explanation: "The form stays open",
    fresh: true,
    commands: [fault("checkRegistrationCode", { status: "500" })],
    page: validCodeQuery,
  },
  {
    label: "The backend cannot be reached",
    explanation: "Every operation drops the connection",
    fresh: true,
    commands: [fault("*", { drop: "on" })],
    page: validCodeQuery,
  },
  {
    label: "The settings are missing",
    explanation: "defaults.json is answered with 404: the built-in ones apply",
    fresh: true,
    commands: [fault("defaults.json", { status: "404" })],
    page: validCodeQuery,
  },
  { label: "No faults", explanation: "As at the beginning", commands: [{ name: "faults", fields: { clear: "on" } }] },
]
