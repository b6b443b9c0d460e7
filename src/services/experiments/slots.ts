import { documentFlags } from "../../lib/documentFlags"
import { msSinceActivation, whenShown } from "../../lib/whenShown"

/**
 * Marks the parts of the page that a flag can change. If the root element has `data-experiments`, base.css hides these
 * parts until the root element gets `data-revealed`, but only for a limited time.
 */
export const slotProps = { "data-slot": "" }

/**
 * Whether experiments can run on this page, as the release has stamped it (scripts/release.ts): only then is anything
 * hidden for them (product decisions, section 2). Otherwise flags change only what has not been painted yet.
 */
const isStampedForExperiments = (): boolean => "experiments" in documentFlags()

/** How long the slots stay hidden from a visitor, in milliseconds (product decisions, section 6). */
const holdMs = 2000

/** Shows the slots. */
export function revealSlots(): void {
  documentFlags().revealed = ""
}

/**
 * Whether {@link revealSlots} has shown the slots. Until then experiments count as loading (specification section 4).
 * What ends that: a decision is rendered, there is nothing to apply, the service fails, the first input, or the timeout.
 */
export const areSlotsRevealed = (): boolean => "revealed" in documentFlags()

/**
 * Whether the content may still change, because the visitor has seen none of it: no slot has been visible or, on a page
 * without the stamp, nothing has been painted. The first input ends this too, since it reveals the slots (`holdSlots`).
 */
export function areSlotsUnseen(): boolean {
  if (areSlotsRevealed()) return false
  if (!isStampedForExperiments()) return performance.getEntriesByName("first-contentful-paint").length === 0
  const slot = document.querySelector("[data-slot]")
  // The style sheet reveals the slots by itself if the script is too slow.
  return slot === null || getComputedStyle(slot).visibility === "hidden"
}

/**
 * Holds back the slots of the first page. Calls back when that ends: at once if the page has been seen or used before
 * this code ran, by timeout, or on the first input; more than once if several apply.
 */
export function holdSlots(end: () => void): void {
  // A focused element means that the visitor has interacted already.
  if (!areSlotsUnseen() || document.activeElement !== document.body) end()
  documentFlags().slotsHeld = ""
  let timer: ReturnType<typeof setTimeout> | undefined
  void whenShown().then(() => {
    timer = setTimeout(end, Math.max(0, holdMs - msSinceActivation()))
  })
  const touched = () => {
    clearTimeout(timer)
    end()
  }
  for (const type of ["keydown", "pointerdown", "input"]) addEventListener(type, touched, { capture: true, once: true })
}
