import { expect } from "@playwright/test"
import { newEmail, type Names } from "../../e2e/support/journey"
import type { Control, Role, Tab } from "./tab"

/** What a visitor does and notices, with the patience of a visitor. */
export interface Visitor {
  tab: Tab
  /** Opens a page of the site, or an absolute path of its host. */
  open: (address: string) => Promise<void>
  /** Waits for an element with a role and, where it is given, a name. */
  sees: (role: Role, name?: string) => Promise<Control>
  /** Waits until no such element is left. */
  misses: (role: Role, name?: string) => Promise<void>
  clicks: (role: Role, name: string) => Promise<void>
  fills: (name: string, text: string) => Promise<void>
  /** Waits until a field holds a value, and a box is ticked ("true") or not ("false"). */
  holds: (role: Role, name: string, value: string) => Promise<void>
  /** Waits until the element that has focus says these words. */
  isAt: (words: string | RegExp) => Promise<void>
  /** Waits until the address fits. */
  arrives: (address: RegExp) => Promise<void>
}

const timeout = 8000

/** What a field holds. Runs in the page. */
function valueOf(element: HTMLElement): string {
  if (element instanceof HTMLSelectElement) return element.value
  if (!(element instanceof HTMLInputElement)) return ""
  return element.type === "checkbox" || element.type === "radio" ? String(element.checked) : element.value
}

/** What the element with focus says: its own words, or of a field its label's. Runs in the page. */
function wordsInFocus(): string {
  const active = document.activeElement
  if (active instanceof HTMLInputElement) return active.labels?.[0]?.textContent ?? ""
  return active?.textContent ?? ""
}

/**
 * A visitor with a tab.
 * @param site address of the site, with a slash at its end
 */
export function createVisitor(tab: Tab, site: string): Visitor {
  async function sees(role: Role, name?: string): Promise<Control> {
    let control: Control | undefined
    // What is replaced while it is looked at makes a driver fail; the next look finds what has taken its place.
    await expect(async () => {
      control = (await tab.find(role, name))[0]
      expect(control, `${role} ${name ?? ""} is to be seen`).toBeDefined()
    }).toPass({ timeout })
    if (!control) throw new Error(`no ${role} ${name ?? ""}`)
    return control
  }

  /** Uses an element, again where it has been replaced in the meantime. */
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
    clicks: (role, name) => uses(role, name, (control) => control.click()),
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

/** Fills every field of the registration form that has to be filled. */
export async function fillForm(visitor: Visitor, names: Names): Promise<void> {
  await visitor.clicks("radio", names.gender)
  await visitor.fills(names.firstName, "Ada")
  await visitor.fills(names.lastName, "Nowak")
  await visitor.fills(names.email, newEmail)
  const country = await visitor.sees("combobox", names.country)
  await country.type("Poland")
  await visitor.holds("combobox", names.country, "PL")
  await visitor.clicks("checkbox", names.terms)
  await visitor.holds("checkbox", names.terms, "true")
}
