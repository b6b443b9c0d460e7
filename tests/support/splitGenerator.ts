import { screen, within } from "@testing-library/react"
import type { UserEvent } from "@testing-library/user-event"
import { expect } from "vitest"
import { adminToken } from "../../src/sandbox/tokens"
import { openPage } from "./openPage"

/** A text field by its name. */
export const box = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name })
/** A button by its name. */
export const button = (name: string) => screen.getByRole("button", { name })
/** A heading, once it is there. */
export const heading = (name: string | RegExp) => screen.findByRole("heading", { name })
/** The weight of a variant, counted from 1. */
export const weight = (number: number) =>
  within(screen.getByRole("group", { name: `Variant ${number}` })).getByRole<HTMLInputElement>("textbox", {
    name: "Weight",
  })

/** What is written beside a term above the result. */
export const basis = (term: string) => screen.getByText(term, { selector: "dt" }).nextSibling?.textContent

/** Opens the generator as a member of staff, once its form is there. */
export async function openGenerator(): Promise<UserEvent> {
  document.cookie = `authToken=${adminToken}; Path=/`
  const user = await openPage("/acquisition/admin/splitgenerator")
  await screen.findByRole("textbox", { name: "Experiment key" })
  return user
}

/** Opens the generator in a new tab, which shares with the one before only what outlives it. */
export function openNewTab(): Promise<UserEvent> {
  sessionStorage.clear()
  return openGenerator()
}

/** Replaces what a field holds, key by key. */
export async function retype(user: UserEvent, field: HTMLInputElement, text: string): Promise<void> {
  await user.clear(field)
  await user.type(field, text)
  expect(field.value).toBe(text)
  expect(document.activeElement).toBe(field)
}

/** Creates an experiment with a key, out of what the form holds. */
export async function create(user: UserEvent, key: string): Promise<void> {
  await retype(user, box("Experiment key"), key)
  await user.click(button("Create experiment"))
  await heading(`Experiment “${key}”`)
}

/** A plan from 10% by 2 points: 3,841 visitors in each of two equal groups. */
export async function plan(user: UserEvent): Promise<void> {
  await retype(user, box("Visitors a day"), "500")
  await retype(user, box("Base rate (%)"), "10")
  await retype(user, box("Smallest effect that matters"), "2")
}

/** Evaluates counts, lines of name, visitors and conversions. */
export async function evaluate(user: UserEvent, counts: string): Promise<void> {
  await user.clear(box("Counts for each variant"))
  await user.click(box("Counts for each variant"))
  await user.paste(counts)
  await user.click(button("Evaluate"))
}
