import { fill, send, type Step } from "./scenario"

/** What visitors of samples and tests enter besides address and consents, by the names of the form's controls, in order. */
export const samplePerson = {
  gender: "FEMALE",
  firstName: "Zoë",
  lastName: "Łęcka",
  country: "PL",
} as const

/** What the second of two steps asks for besides, and the whole form does not. */
export const secondStepOnly = {} as const

const fillAll = (values: Readonly<Record<string, string>>): Step[] =>
  Object.entries(values).map(([field, value]) => fill(field, value))

/** The documents of the code's country: a tick for those before would be asked for again. */
export const documents: Step = { see: 'main a[href*="/content/terms-"]' }

/** Steps that enter who registers, apart from the address, and agree. */
export const person: readonly Step[] = [...fillAll(samplePerson), documents, fill("terms", "on")]

/** Steps that fill in the second of two steps. */
export const filledSecondStep: readonly Step[] = [...fillAll(secondStepOnly), ...person]

/** Steps that fill in the whole registration form. */
export const filledForm = (email: string): Step[] => [fill("email", email), ...person]

/** Steps that fill in the registration form and send it. */
export const sentForm = (email: string): Step[] => [...filledForm(email), send("email")]
