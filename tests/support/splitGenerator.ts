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

/** Opens the generator as a member of staff, once its form is there. */
export async function openGenerator(): Promise<UserEvent> {
  document.cookie = `authToken=${adminToken}; Path=/`
  const user = await openPage("/acquisition/admin/splitgenerator")
  await screen.findByRole("textbox", { name: "Experiment key" })
  return user
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
