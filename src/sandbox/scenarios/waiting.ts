import { tokenSamples } from "../tokens"
import { person } from "./formSteps"
import { each, fill, query, send, type Scenarios } from "./scenario"

const { token } = tokenSamples.withEmail

/** Visitors who were approved from the waitlist. */
export const approvedScenarios: Scenarios = {
  "Token and code": {
    explanation: "Greeting, email locked, one-step form",
    page: `waiting-list${query({ token, rc: "VALID-0001" })}`,
    shows: "[name=firstName]",
  },
  "Token and code, filled in": {
    explanation: "Nothing has been sent yet",
    after: "Token and code",
    steps: person,
  },
  "Token without a code": {
    explanation: "The code form; the address is kept",
    page: `waiting-list${query({ token })}`,
  },
}

/** The pages of an application for membership. */
export const membershipScenarios: Scenarios = {
  ...each(
    {
      "membership-interest": "Introduction",
      "membership-interest/confirmation": "The confirmation, without an application before it",
    },
    (page) => ({ page }),
  ),
  "An application": {
    explanation: "An address that applied today gets the same answer again and no second email",
    page: "membership-interest/apply",
    steps: [fill("email", "zoe@example.org")],
  },
  "An application, sent": {
    explanation: "The confirmation; the outbox then holds the email about it",
    after: "An application",
    steps: [send("email")],
    shows: "main:not(:has([name=email])) h1",
  },
  "An application with a mistake": {
    explanation: "The field says what is wrong with the address",
    page: "membership-interest/apply",
    steps: [fill("email", "zoe@"), send("email")],
    shows: "[aria-invalid=true]",
  },
}

/** The waitlist, with every kind of token. */
export const lobbyScenarios: Scenarios = {
  ...Object.fromEntries(
    Object.values(tokenSamples).map(({ token: sample, explanation }) => [
      `lobby: ${explanation}`,
      {
        explanation: explanation.startsWith("Good") ? "The page opens" : "What the page makes of such a token",
        page: `lobby${query({ token: sample })}`,
      },
    ]),
  ),
  "Not agreed": {
    explanation: "Sent without the consent",
    page: `lobby${query({ token })}`,
    steps: [send("consent")],
    shows: "[aria-invalid=true]",
  },
  Agreed: {
    explanation: "Nothing has been sent yet",
    page: `lobby${query({ token })}`,
    steps: [fill("consent", "on")],
  },
  Joined: {
    explanation: "The visitor is on the list",
    after: "Agreed",
    steps: [send("consent")],
    shows: "main:not(:has(form)) h1",
  },
}
