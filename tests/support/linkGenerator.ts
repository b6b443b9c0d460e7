import { screen, within } from "@testing-library/react"
import type { UserEvent } from "@testing-library/user-event"
import { adminToken } from "../../src/sandbox/tokens"
import { openPage } from "./openPage"

/** The controls of the link generator by their English names. */
export const code = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Registration code" })
export const language = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Language of the page" })
export const landingPage = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Landing page" })
export const submit = () => screen.getByRole("button", { name: "Create link" })
export const link = () => screen.findByRole<HTMLInputElement>("textbox", { name: "Registration link" })
const row = (number: number) => within(screen.getByRole("group", { name: `Parameter ${number}` }))
export const nameIn = (number: number) => row(number).getByRole<HTMLInputElement>("combobox", { name: "Name" })
export const valueIn = (number: number) => row(number).getByRole<HTMLInputElement>("textbox", { name: "Value" })
export const existing = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Existing link" })
export const recent = () => within(screen.getByRole("region", { name: "Recent links in this tab" }))

/** Opens the page as a signed-in user; by default an administrator. */
export async function openSignedIn(token: string = adminToken, prefix = ""): Promise<UserEvent> {
  document.cookie = `authToken=${token}; Path=/`
  return openPage(`/acquisition/${prefix}admin/registrationlinkgenerator`)
}

/** Adds a row of campaign parameters, counted from 1; its name is the suggested one by default. */
export async function addParameter(user: UserEvent, number: number, value: string, name?: string) {
  await user.click(screen.getByRole("button", { name: "Add a parameter" }))
  if (name !== undefined) {
    await user.clear(nameIn(number))
    await user.type(nameIn(number), name)
  }
  if (value) await user.type(valueIn(number), value)
}

/** Replaces the code, generates a link and waits for it. */
export async function generate(user: UserEvent, text = "VALID-0001"): Promise<URL> {
  await user.clear(code())
  await user.type(code(), text)
  await user.click(submit())
  await screen.findByRole("heading", { level: 2, name: "Your link for VALID-0001" })
  return new URL((await link()).value)
}

/** Pastes a text as an existing link and parses it. */
export async function readBack(user: UserEvent, text: string) {
  await user.clear(existing())
  await user.click(existing())
  await user.paste(text)
  await user.click(screen.getByRole("button", { name: "Read link" }))
}
