import type { Step } from "./scenarioLink"

const fill = (field: string, value: string): Step => ({ kind: "fill", field, value })

/** Fills in the whole registration form. */
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

/** Fills in the registration form and sends it. */
export function sentForm(email: string): Step[] {
  return [...filledForm(email), { kind: "send", field: "email" }]
}

/** Fills in a form's only field and sends it. */
export function sentField(field: string, value: string): Step[] {
  return [fill(field, value), { kind: "send", field }]
}
