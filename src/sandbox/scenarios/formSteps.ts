import type { Step } from "./scenarioLink"

const fill = (field: string, value: string): Step => ({ kind: "fill", field, value })

/** What visitors of samples and tests enter besides address and consents, by the names of the form's controls, in order. */
export const samplePerson = {
  gender: "FEMALE",
  firstName: "Zoë",
  lastName: "Łęcka",
  country: "PL",
} as const

/** Steps that fill in the whole registration form. */
export const filledForm = (email: string): Step[] => [
  ...Object.entries(samplePerson).map(([field, value]) => fill(field, value)),
  fill("email", email),
  fill("terms", "on"),
]

/** Steps that fill in the registration form and send it. */
export function sentForm(email: string): Step[] {
  return [...filledForm(email), { kind: "send", field: "email" }]
}

/** Steps that fill in the only field of a form and send the form. */
export function sentField(field: string, value: string): Step[] {
  return [fill(field, value), { kind: "send", field }]
}
