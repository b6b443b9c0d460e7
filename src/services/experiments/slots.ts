import { documentFlags } from "../../lib/documentFlags"
import { holdExperimentSlots } from "../settings/build"

/**
 * Places of the page that a flag can change. They carry `data-slot`, and base.css keeps them unseen for a while; from
 * `data-revealed` of the document's element on they are seen.
 */
export const slotProps = holdExperimentSlots ? { "data-slot": "" } : {}

/** How long the slots are held from the start of the navigation, in milliseconds (product decisions, section 6). */
const holdMs = 2000

/** Shows the slots. */
export function revealSlots(): void {
  documentFlags().revealed = ""
}

/**
 * Whether the slots have been shown by {@link revealSlots}. Until then experiments are loading (specification section 4):
 * they are shown once the service has failed, has nothing for the visitor, or what it has decided is on the page.
 */
export const areRevealed = (): boolean => "revealed" in documentFlags()

/** Whether nothing that a flag can change has been seen yet, and the visitor has not begun: then it may still change. */
export function isUntouched(): boolean {
  if (areRevealed()) return false
  const slot = document.querySelector("[data-slot]")
  // The style sheet shows a slot by itself when the script was too slow.
  if (slot) return getComputedStyle(slot).visibility === "hidden"
  return holdExperimentSlots || performance.getEntriesByName("first-contentful-paint").length === 0
}

/** Begins the hold of the first page: calls back once it is over, by time or by the visitor's first input. */
export function holdSlots(end: () => void): void {
  // What was touched before this code was there has focus.
  if (!isUntouched() || document.activeElement !== document.body) end()
  documentFlags().held = ""
  const timer = setTimeout(end, Math.max(0, holdMs - performance.now()))
  const touched = () => {
    clearTimeout(timer)
    end()
  }
  for (const type of ["keydown", "pointerdown", "input"]) addEventListener(type, touched, { capture: true, once: true })
}
