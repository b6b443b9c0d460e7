import { namesIn } from "../e2e/support/journey"

/** A scenario with state that a visitor does not want to lose, and what may be done there. */
export interface Place {
  /** Name of the scenario below it in the history. */
  below?: string
  /** Text that the place shows in every language. */
  shows?: string
  /** How many history entries the place is above what lies below; by default one. */
  steps?: number
  /**
   * What a reload leads to: by default, the same with everything that was typed. `words` keeps the place without its
   * input, which is not stored; `elsewhere` is another step, as the stored state allows.
   */
  reload?: "words" | "elsewhere"
  /** Whether a modal makes the page behind it inert. */
  modal?: boolean
  /** Whether the page itself opens it as a history entry, which Back closes. */
  opensByItself?: boolean
  /** What the place sends. */
  send?: {
    operation: string
    /** Name of the button. */
    button: string
    /** Heading of the page after a successful response, as area and key; a text of this site. */
    heading?: string
  }
}

const english = namesIn("en")
const register = { operation: "registerCustomer", button: english.create, heading: "registration:finished.title" }
const address = "zoe@example.org"

/** Every kind of page and step with state that has its own way to keep it, by the name of its scenario (src/sandbox/scenarios). */
export const places = {
  "A filled form": { send: register },
  "EXPIRED-0001": {},
  "The first of two steps": {},
  "The second of two steps": { below: "The first of two steps", send: register },
  "A phone number": {
    below: "social, invited",
    reload: "words",
    send: { operation: "startPhoneVerification", button: "Send code", heading: "phone:codeHeading" },
  },
  "A code from the text message": {
    below: "A phone number",
    shows: "+49 1511 2345678",
    reload: "words",
    send: { operation: "confirmPhoneVerification", button: "Confirm" },
  },
  "A form after a phone number": { below: "social, invited", steps: 2 },
  "Token and code, filled in": { shows: "waiting@example.com" },
  Agreed: {
    shows: "waiting@example.com",
    reload: "words",
    send: { operation: "joinWaitingList", button: "Join the waitlist", heading: "lobby:done.title" },
  },
  Joined: {},
  "Before the press": {
    send: { operation: "activateAccount", button: "Activate my account", heading: "activation:done.title" },
  },
  "activation-failed": {
    send: { operation: "activateAccount", button: "Try again", heading: "activation:error.title" },
  },
  "Second step of a social sign-up, filled in": {
    shows: "waiting@example.com",
    send: { operation: "completeSocialRegistration", button: english.create },
  },
  "A sent form": { below: "A filled form", shows: address },
  "Black Friday, sent": {
    below: "Black Friday, filled in",
    shows: address,
    modal: true,
    reload: "words",
  },
  "Onboarding, long": { modal: true, opensByItself: true },
  "A shared product, filled in": { modal: true, reload: "words" },
  "A legal text over a form": { below: "A filled form", modal: true, reload: "elsewhere" },
  "An application": {
    send: { operation: "submitMembershipInterest", button: "Submit", heading: "membership:confirmation.title" },
  },
  "Link generator, filled in": { reload: "words" },
  "Split generator, filled in": { reload: "words" },
} as const satisfies Record<string, Place>

export type PlaceName = keyof typeof places

/** A place with all its optional properties. */
export const placeNamed = (name: PlaceName): Place => places[name]

export const placeNames = Object.keys(places) as PlaceName[]
