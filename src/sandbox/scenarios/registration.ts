import { languageNames, languages } from "../../lib/languages"
import { activationSamples } from "../data/members"
import { phoneSamples } from "../resolvers/phone"
import { emailSamples } from "../resolvers/registration"
import { tokenSamples } from "../tokens"
import { entries, validCodeQuery, query, type Entry } from "./entry"
import { sentField, sentForm } from "./formSteps"

/** Each sample address, in a form that has been filled in and sent. */
export const addressScenarios: readonly Entry[] = Object.entries(emailSamples).map(([label, explanation]) => ({
  label,
  explanation,
  fresh: true,
  page: validCodeQuery,
  steps: sentForm(label),
}))

/** Each sample number, sent from the phone form. The set of flags offers all sign-up methods, phone last. */
export const phoneScenarios: readonly Entry[] = Object.entries(phoneSamples).map(([label, explanation]) => ({
  label,
  explanation,
  fresh: true,
  commands: [{ name: "flags", fields: { set: "methods" } }],
  page: validCodeQuery,
  steps: [{ kind: "press", selector: "#registration li:last-child button" }, ...sentField("number", label)],
}))

/** Every message that the backend sends, in every language. */
export const mailScenarios: readonly Entry[] = [
  ["Activation", { kind: "activation", to: "zoe@example.org", name: "Zoë" }, "Asks to activate the account"] as const,
  ["Application", { kind: "application", to: "zoe@example.org" }, "Says that the application has arrived"] as const,
  ["SMS", { kind: "sms", to: "+4915112345678" }, "Holds the one-time code"] as const,
].flatMap(([kind, fields, explanation]) =>
  languages.map((language) => ({
    label: `${kind}, ${languageNames[language]}`,
    explanation,
    language,
    fresh: true,
    commands: [{ name: "mails" as const, fields }],
    page: "sandbox/outbox",
  })),
)

const activationPage = (activationId: string): string => `registration/activateaccount${query({ activationId })}`

/** The page that an activation e-mail leads to, and the result of pressing its button with each sample link. */
export const activationScenarios: readonly Entry[] = [
  {
    label: "Before the press",
    page: activationPage("activation-pending"),
    explanation: "What the link in an email opens: nothing has been sent yet",
  },
  ...Object.entries(activationSamples).map(([label, explanation]) => ({
    label,
    explanation,
    fresh: true,
    page: activationPage(label),
    steps: [{ kind: "press" as const, selector: "main form button" }],
  })),
]

/**
 * A page that needs a token, with every kind of token.
 * @param route path of the page below the base path
 */
export function tokenScenarios(route: string): Entry[] {
  return Object.values(tokenSamples).map(({ token, explanation }) => ({
    label: `${route}: ${explanation}`,
    page: route + query({ token }),
    explanation: explanation.startsWith("Good") ? "The page opens" : "What the page makes of such a token",
  }))
}

/** A visitor who has just joined the waitlist. */
export const joinedScenario: Entry = {
  label: "Joined",
  explanation: "Agreed and sent: the visitor is on the list",
  fresh: true,
  page: `lobby${query({ token: tokenSamples.withEmail.token })}`,
  steps: sentField("consent", "on"),
}

/** Visitors who were approved from the waitlist. */
export const approvedScenarios: readonly Entry[] = [
  {
    label: "Token and code",
    page: `waiting-list${query({ token: tokenSamples.withEmail.token, rc: "VALID-0001" })}`,
    explanation: "Greeting, email locked, one-step form",
  },
  {
    label: "Token without a code",
    page: `waiting-list${query({ token: tokenSamples.withEmail.token })}`,
    explanation: "The code form; the address is kept",
  },
]

/** The pages of an application for membership. */
export const membershipScenarios: readonly Entry[] = entries({
  "membership-interest": "Introduction",
  "membership-interest/apply": "The form; an address that applied today gets the same answer again and no second email",
  "membership-interest/confirmation": "The confirmation, without an application before it",
})
