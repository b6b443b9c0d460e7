import type { Step } from "./scenarioLink"

const fill = (field: string, value: string): Step => ({ kind: "fill", field, value })

/** Steps that fill in the whole registration form. */
export function filledForm(email: string): Step[] {
  return [
    fill("gender", "FEMALE"),
    fill("firstName", "Zoë"),
    fill("lastName", "Łęcka"),
    fill("email", email),
    fill("country", "PL"),
    fill("terms", "on"),
  ]
}

/** Steps that fill in the registration form and send it. */
export function sentForm(email: string): Step[] {
  return [...filledForm(email), { kind: "send", field: "email" }]
}

/** Steps that fill in the only field of a form and send the form. */
export function sentField(field: string, value: string): Step[] {
  return [fill(field, value), { kind: "send", field }]
}
