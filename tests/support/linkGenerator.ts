import { screen, within } from "@testing-library/react"
import type { UserEvent } from "@testing-library/user-event"
import { adminToken } from "../../src/sandbox/tokens"
import { openPage } from "./openPage"

/** The controls of the link generator by their English names. */
export const code = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Registration code" })
export const choice = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name })
export const channels = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Channels" })
export const parameters = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Campaign parameters" })
export const submit = () => screen.getByRole("button", { name: "Generate link" })
export const link = () => screen.findByRole<HTMLInputElement>("textbox", { name: "Registration link" })
export const existing = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Existing link" })
export const recent = () => within(screen.getByRole("region", { name: "Recent links in this tab" }))

/** Opens the page as a signed-in user; by default an administrator. */
export async function openSignedIn(token: string = adminToken, prefix = ""): Promise<UserEvent> {
  document.cookie = `authToken=${token}; Path=/`
  return openPage(`/acquisition/${prefix}admin/registrationlinkgenerator`)
}

/** Replaces the code, and generates. */
export async function generate(user: UserEvent, text = "VALID-0001"): Promise<void> {
  await user.clear(code())
  await user.type(code(), text)
  await user.click(submit())
}

/** Pastes a text as an existing link and reads it. */
export async function readBack(user: UserEvent, text: string): Promise<void> {
  await user.clear(existing())
  await user.click(existing())
  if (text) await user.paste(text)
  await user.click(screen.getByRole("button", { name: "Read link" }))
}
