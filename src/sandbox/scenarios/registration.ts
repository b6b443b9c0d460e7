import { tokenSamples } from "../tokens"
import { documents, filledForm, filledSecondStep, sentForm } from "./formSteps"
import { each, fill, invited, query, send, type Scenarios, type Step } from "./scenario"

const nextPage = "main:not(:has([name=firstName])) h1"
const alert = "[role=alert]"
const { token } = tokenSamples.withEmail

/** The states that people ask for most. */
export const oneClick: Scenarios = {
  "A refused address in Polish on a phone": {
    explanation: "The form is filled in and sent; the backend refuses the email address",
    language: "pl",
    frame: "phone",
    page: invited,
    steps: sentForm("refused@example.com"),
    shows: alert,
  },
}

/** The registration form and its steps; a step of a flow comes after the one before it. */
export const formScenarios: Scenarios = {
  "An empty form, sent": {
    explanation: "Each field says what is missing",
    page: invited,
    steps: [send("email")],
    shows: "[role=alert] a",
  },
  "A filled form": { explanation: "Nothing has been sent yet", page: invited, steps: filledForm("zoe@example.org") },
  "A sent form": {
    explanation: "The page about the email, which the outbox then holds",
    after: "A filled form",
    steps: [send("email")],
    shows: nextPage,
  },
  "A record of the consents": {
    explanation: "On the page about the email",
    after: "A sent form",
    steps: [{ press: "main details summary" }],
    shows: "main details[open]",
  },
  "A legal text over a form": {
    explanation: "The privacy policy, from the consent",
    after: "A filled form",
    steps: [{ press: 'main a[href*="/content/privacy"]' }],
    shows: "dialog[open] h2 ~ * p",
  },
  "Black Friday, filled in": {
    explanation: "A form that a dialog follows",
    page: `black-friday${invited}`,
    steps: filledForm("zoe@example.org"),
  },
  "Black Friday, sent": {
    explanation: "A dialog tells about the email",
    after: "Black Friday, filled in",
    steps: [send("email")],
    shows: "dialog[open] h2",
  },
  "The first of two steps": {
    explanation: "Email address and consents",
    page: `lean${invited}`,
    steps: [fill("email", "zoe@example.org"), documents, fill("terms", "on")],
  },
  "The second of two steps": {
    explanation: "Who registers",
    after: "The first of two steps",
    steps: [send("email"), ...filledSecondStep],
  },
  "A form after the choice of email": {
    explanation: "The first of the sign-up methods",
    after: "social, invited",
    steps: [{ press: "#registration li:first-child button" }, ...filledForm("zoe@example.org")],
  },
}

/** Addresses with a predefined result, each in a form that has been filled in and sent. */
export const addressScenarios: Scenarios = {
  ...each(
    {
      "signin.ada@example.com": "An address that begins with signin: its activation signs the member in",
      "member@example.com": "The account exists",
      "tokenrejected@example.com": "The token is rejected",
    },
    (email) => ({ page: invited, steps: sentForm(email), shows: nextPage }),
  ),
  // Leads to the shop, which the QA build lacks.
  "registered@example.com": {
    explanation: "Registered and signed in at once",
    page: invited,
    steps: sentForm("registered@example.com"),
    leaves: true,
  },
  ...each(
    {
      "refused@example.com": "The backend refuses the address",
      "refusedname@example.com": "The backend refuses the first name",
      "refusedother@example.com": "The backend refuses a field that the form does not have",
      "coderejected@example.com": "The code has expired in the meantime",
    },
    (email) => ({ page: invited, steps: sentForm(email), shows: alert }),
  ),
  "A filled form of a pending account": {
    explanation: "Nothing has been sent yet",
    page: invited,
    steps: filledForm("pending@example.com"),
  },
  "pending@example.com": {
    explanation: "The account is pending",
    after: "A filled form of a pending account",
    steps: [send("email")],
    shows: nextPage,
  },
}

/** The phone number is the last of the sign-up methods that are available. */
const available = "button:not([aria-disabled])"
const phoneMethod = `#registration li:not(:has(~ li ${available})) ${available}`
const enterNumber = (number: string): Step[] => [{ press: phoneMethod }, fill("number", number)]

/** From the phone number to the form. */
export const phoneScenarios: Scenarios = {
  "A phone number": {
    explanation: "Nothing has been sent yet",
    after: "social, invited",
    steps: enterNumber("+4915112345678"),
  },
  "A code from the text message": {
    explanation: "The code is 123456 for every number",
    after: "A phone number",
    steps: [send("number"), fill("code", "123456")],
  },
  "A form after a phone number": {
    explanation: "The number is confirmed",
    after: "A code from the text message",
    steps: [send("code"), ...filledForm("zoe@example.org")],
  },
  ...each(
    {
      "+4915100000000": "Not a number that can receive messages",
      "+4915100000001": "Requested too often",
    },
    (number) => ({ after: "social, invited", steps: [...enterNumber(number), send("number")] }),
  ),
}

const activationPage = (activationId: string): string => `registration/activateaccount${query({ activationId })}`
const pressed = { steps: [{ press: "main form button" }], shows: "h1:focus" } as const

/** The page that an activation e-mail leads to, and the result of pressing its button with each sample link. */
export const activationScenarios: Scenarios = {
  "Before the press": {
    explanation: "What the link in an email opens: nothing has been sent yet",
    page: activationPage("activation-pending"),
    shows: "main form button",
  },
  "activation-pending": {
    explanation: "A pending account: succeeds, the member logs in",
    after: "Before the press",
    ...pressed,
  },
  ...each(
    {
      "activation-done": "Activated before: succeeds too",
      "activation-fails-once": "Fails on the first try, succeeds on the second",
      "activation-failed": "Fails on every try",
      "activation-lapsed": "The link is no longer valid; a new one can be sent",
      "activation-not-found": "The link is invalid",
    },
    (id) => ({ page: activationPage(id), ...pressed }),
  ),
  // Leads to the shop, which the QA build lacks.
  "activation-signin": {
    explanation: "A pending account: succeeds and signs the member in",
    page: activationPage("activation-signin"),
    steps: pressed.steps,
    leaves: true,
  },
}

/** The second step of a social sign-up. */
export const socialScenarios: Scenarios = {
  "Second step of a social sign-up": {
    explanation: "What the provider does not tell",
    page: `registration/social-registration-second-step${query({ rc: "VALID-0001", token })}`,
    shows: "main [name=country]",
  },
  "Second step of a social sign-up, filled in": {
    explanation: "Nothing has been sent yet",
    after: "Second step of a social sign-up",
    steps: [
      { fill: "[name=preferences][value=WOMEN]", value: "on" },
      fill("country", "AT"),
      documents,
      fill("terms", "on"),
    ],
  },
}
