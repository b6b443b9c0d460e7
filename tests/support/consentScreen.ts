import { createHash } from "node:crypto"
import { waitFor, within } from "@testing-library/react"
import type { UserEvent } from "@testing-library/user-event"
import { expect } from "vitest"
import type { ConsentReceipt } from "../../src/services/api/generated"
import { descriptionOf, isInvalid, type Controls } from "./registrationForm"

/** The hash of a text as defined by the contract (input ConsentReceipt): white space collapsed, UTF-8. */
export function hashOf(...elements: Element[]): string {
  const text = elements.map((element) => element.textContent).join(" ")
  return createHash("sha256").update(text.replace(/\s+/g, " ").trim()).digest("hex")
}

/** What was on the screen beside a box when it was ticked, and when that was. */
export interface Tick {
  textSha256: string
  /** Ids of the linked documents; the general ones count as none. */
  documents: (string | undefined)[]
  from: number
  to: number
}

function beside(box: HTMLInputElement): Pick<Tick, "textSha256" | "documents"> {
  const [label] = box.labels ?? []
  if (!label) throw new Error("the consent has no label")
  const documents = within(label)
    .queryAllByRole<HTMLAnchorElement>("link")
    .map(({ pathname }) => pathname.slice(pathname.lastIndexOf("/") + 1))
    .map((id) => (id === "terms" || id === "privacy" ? undefined : id))
  return { textSha256: hashOf(label), documents }
}

/** Waits until a box stands beside the documents of a country. */
export const findDocuments = (box: () => HTMLInputElement, country: string): Promise<void> =>
  waitFor(() => expect(beside(box()).documents).toEqual([`terms-${country}`, `privacy-${country}`]))

/** Ticks a box, and says what was on the screen beside it. */
export async function tick(user: UserEvent, box: HTMLInputElement): Promise<Tick> {
  const shown = beside(box)
  const from = Date.now()
  await user.click(box)
  expect(box.checked).toBe(true)
  return { ...shown, from, to: Date.now() }
}

/** Whether the receipts of terms and privacy policy say what was on the screen when the box was ticked, and when. */
export function expectReceipt(sent: { consents: readonly ConsentReceipt[] }, ticked: Tick): void {
  const [terms, privacy] = sent.consents
  for (const [index, receipt] of [terms, privacy].entries()) {
    expect(receipt).toMatchObject({ accepted: true, textSha256: ticked.textSha256 })
    expect(receipt?.documentPk).toBe(ticked.documents[index])
    const shownAt = Date.parse(receipt?.shownAt ?? "")
    expect(shownAt).toBeGreaterThanOrEqual(ticked.from)
    expect(shownAt).toBeLessThanOrEqual(ticked.to)
  }
}

/** Waits until a box is no longer ticked and says why beside it. */
export async function expectAskedAgain(box: () => HTMLInputElement, reason: string): Promise<void> {
  await waitFor(() => {
    expect(box().checked).toBe(false)
    expect(descriptionOf(box())).toContain(reason)
  })
}

/** Waits until a submit has failed for the box: the reason is its error, and the summary leads to it. */
export async function expectRefused({ terms }: Pick<Controls, "terms">, summary: HTMLElement, reason: string) {
  await waitFor(() => expect(document.activeElement).toBe(summary))
  expect(isInvalid(terms)).toBe(true)
  expect(within(summary).getByRole("link", { name: reason }).getAttribute("href")).toBe(`#${terms.id}`)
}
