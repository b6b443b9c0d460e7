import { expect } from "@playwright/test"
import { newEmail, personTexts, type Names } from "../../e2e/support/journey"
import type { Control, Role, Tab } from "./tab"

/** What a visitor does and notices; each step retries until its timeout. */
export interface Visitor {
  tab: Tab
  /** Opens a page of the site, or an absolute path on its host. */
  open: (address: string) => Promise<void>
  /** Waits for an element with a role and optionally a name. */
  sees: (role: Role, name?: string) => Promise<Control>
  /** Waits until no such element is left. */
  misses: (role: Role, name?: string) => Promise<void>
  clicks: (role: Role, name: string) => Promise<void>
  fills: (name: string, text: string) => Promise<void>
  /** Waits until a field has a value, or a checkbox is checked ("true") or not ("false"). */
  holds: (role: Role, name: string, value: string) => Promise<void>
  /** Waits until the focused element has this text. */
  isAt: (words: string | RegExp) => Promise<void>
  /** Waits until the URL matches. */
  arrives: (address: RegExp) => Promise<void>
}

const timeout = 45_000

/** The value of a field. Runs in the page. */
function valueOf(element: HTMLElement): string {
  if (element instanceof HTMLSelectElement) return element.value
  if (!(element instanceof HTMLInputElement)) return ""
  return element.type === "checkbox" || element.type === "radio" ? String(element.checked) : element.value
}

/** Where an element is once it is scrolled to: sections on the way are laid out, which moves it. Runs in the page. */
function placeOf(element: HTMLElement): number {
  element.scrollIntoView({ block: "center", behavior: "instant" })
  return element.getBoundingClientRect().top
}

/** The text of the focused element: its own, or for a field, its label's. Runs in the page. */
function wordsInFocus(): string {
  const active = document.activeElement
  if (active instanceof HTMLInputElement) return active.labels?.[0]?.textContent ?? ""
  return active?.textContent ?? ""
}

/**
 * A visitor using a tab.
 * @param site address of the site, with a trailing slash
 */
export function createVisitor(tab: Tab, site: string): Visitor {
  async function sees(role: Role, name?: string): Promise<Control> {
    let control: Control | undefined
    // Drivers fail on an element that is replaced while they inspect it; the next attempt finds its replacement.
    await expect(async () => {
      control = (await tab.find(role, name))[0]
      expect(control, `${role} ${name ?? ""} is to be seen`).toBeDefined()
    }).toPass({ timeout })
    if (!control) throw new Error(`no ${role} ${name ?? ""}`)
    return control
  }

  /** Uses an element, retrying if it has been replaced in the meantime. */
  async function uses(role: Role, name: string, use: (control: Control) => Promise<void>): Promise<void> {
    await expect(async () => use(await sees(role, name))).toPass({ timeout })
  }

  return {
    tab,
    open: (address) => tab.open(new URL(address, site).href),
    sees,
    async misses(role, name) {
      const look = async () => (await tab.find(role, name)).length
      await expect.poll(look, { timeout, message: `${role} ${name ?? ""} is gone` }).toBe(0)
    },
    clicks: (role, name) =>
      uses(role, name, async (control) => {
        expect(await control.read(placeOf), "it stands still").toBe(await control.read(placeOf))
        await control.click()
      }),
    fills: (name, text) => uses("textbox", name, (control) => control.fill(text)),
    async holds(role, name, value) {
      const look = async () => (await sees(role, name)).read(valueOf)
      await expect.poll(look, { timeout, message: `${name} holds` }).toBe(value)
    },
    async isAt(words) {
      await expect.poll(() => tab.read(wordsInFocus), { timeout, message: "focus is at" }).toMatch(words)
    },
    async arrives(address) {
      await expect.poll(() => tab.read(() => location.href), { timeout, message: "address" }).toMatch(address)
    },
  }
}

/** Fills every required field of the registration form. */
export async function fillForm(visitor: Visitor, names: Names): Promise<void> {
  await visitor.clicks("radio", names.gender)
  for (const [name, typed] of Object.entries(personTexts)) await visitor.fills(names[name as keyof Names], typed)
  await visitor.fills(names.email, newEmail)
  const country = await visitor.sees("combobox", names.country)
  await country.type("Poland")
  await visitor.holds("combobox", names.country, "PL")
  await visitor.clicks("checkbox", names.terms)
  await visitor.holds("checkbox", names.terms, "true")
}
