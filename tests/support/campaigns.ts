import { screen, within } from "@testing-library/react"
import type { UserEvent } from "@testing-library/user-event"
import { linkTo, targetsOf, type CampaignPlan } from "../../src/features/link-generator/model/campaign"
import { firstChannel } from "../../src/features/link-generator/model/channels"
import { formatCampaigns, parseCampaigns, type Campaign } from "../../src/features/link-generator/model/storedCampaign"
import { adminToken } from "../../src/sandbox/tokens"
import { openPage } from "./openPage"

/** Opens a part of the link generator as an administrator. */
export async function openView(view: string, token: string = adminToken, prefix = ""): Promise<UserEvent> {
  document.cookie = `authToken=${token}; Path=/`
  return openPage(`/acquisition/${prefix}admin/registrationlinkgenerator?view=${view}`)
}

/** The controls of the campaign's form by their English names. */
export const nameField = () => screen.findByRole<HTMLInputElement>("textbox", { name: "Name of the campaign" })
export const codesField = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Registration codes" })
export const choice = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name })
export const channel = (number: number) => within(screen.getByRole("group", { name: `Channel ${number}` }))
export const createLinks = () => screen.getByRole("button", { name: "Create links" })
export const openCampaign = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Campaign" })
/** The option of a campaign by its name and number of links; its date depends on the clock. */
export const optionOf = (text: string) => {
  const found = [...openCampaign().options].find((option) => option.text.startsWith(`${text} · `))
  if (!found) throw new Error(`no campaign ${text}`)
  return found
}
/** A heading of a part of the page, once it is there. */
export const heading = (name: string) => screen.findByRole("heading", { level: 2, name })
export const undo = () => screen.getByRole("button", { name: "Undo" })
export const linkRows = () => within(screen.getByRole("table")).getAllByRole("row").slice(1)

/** Fills in a campaign of two codes, two pages, two languages and one channel, and makes its links. */
export async function makeCampaign(user: UserEvent, name = "Spring", codes = "VALID-0001\nNOINVITER-0001") {
  await user.click(await nameField())
  await user.paste(name)
  await user.click(codesField())
  await user.paste(codes)
  for (const one of ["lean", "Deutsch"]) await user.click(choice(one))
  await user.click(createLinks())
}

/** Chooses a file by the label of its button. */
async function chooseFile(user: UserEvent, label: string, file: File) {
  await user.upload(await screen.findByLabelText<HTMLInputElement>(label, { selector: "input" }), file)
}

/** Chooses a campaign's file. */
export const importFile = (user: UserEvent, text: string | Uint8Array<ArrayBuffer>, name = "links.csv") =>
  chooseFile(user, "Choose a CSV file", new File([text], name, { type: "text/csv" }))

/** Chooses a file of links to check. */
export const checkFile = (user: UserEvent, text: string, name = "links.csv") =>
  chooseFile(user, "Choose a file", new File([text], name, { type: "text/csv" }))

/** A campaign of two pages as a browser keeps it, by its name; each code's links end in so many days. */
export function keptCampaign(name: string, ends: Record<string, number> = { "VALID-0001": 10 }): Campaign {
  const codes = Object.keys(ends).join("\n")
  const plan: CampaignPlan = { name, codes, pages: ["", "lean"], languages: [""], channels: [firstChannel] }
  const links = targetsOf(plan).map((target) =>
    linkTo(target, {
      link: `${location.origin}/acquisition/?rc=${target.code}&validityTimestamp=k1.${encodeURIComponent(name)}`,
      madeAt: new Date(0).toISOString(),
      validUntil: new Date(Date.now() + (ends[target.code] ?? 0) * 24 * 60 * 60 * 1000).toISOString(),
    }),
  )
  return { id: name, plan, links }
}

/** Has this browser keep campaigns, as another tab may at any time. */
export const keep = (...campaigns: readonly Campaign[]) =>
  localStorage.setItem("linkCampaigns", formatCampaigns(campaigns))

/** The names of the campaigns that this browser keeps. */
export const keptNames = () => parseCampaigns(localStorage.getItem("linkCampaigns")).map(({ plan }) => plan.name)

/** Imports a campaign of one code, with a channel in each row, to one landing page; waits for its links. */
export async function importCards(count: number, page = ""): Promise<UserEvent> {
  const user = await openView("campaigns")
  const rows = Array.from({ length: count }, (_, number) => `VALID-0001,${page},card-${number},card-${number},print,s`)
  await importFile(user, ["code,page,channel,utm_source,utm_medium,utm_campaign", ...rows].join("\n"), "cards.csv")
  await screen.findByRole("heading", { level: 2, name: `${count}\u00A0link${count === 1 ? "" : "s"} for “cards”` })
  return user
}
