import { parseJson } from "../lib/parseJson"
import { navigationType } from "../lib/navigationType"
import { useEffect, useLayoutEffect, useRef } from "react"
import { NavigationType, type Location } from "react-router-dom"
import { hasInteracted, interactionEvents } from "../lib/firstInteraction"
import { readSession, writeSession } from "../services/storage/storage"

/** How long the page may still grow after its scroll position was restored, in milliseconds. */
const growingMs = 3000

let positions: Map<string, number> | undefined

/** Scroll positions in pixels, by history entry key. */
function knownPositions(): Map<string, number> {
  positions ??= new Map(storedPositions())
  return positions
}

function storedPositions(): [string, number][] {
  const stored = parseJson(readSession("scrollPositions"))
  return Array.isArray(stored) ? stored.filter(isPosition) : []
}

const isPosition = (value: unknown): value is [string, number] =>
  Array.isArray(value) && typeof value[0] === "string" && typeof value[1] === "number"

/** Key of an entry; its path for the first entry of a document, which has the key "default" in every document. */
const idOf = ({ key, pathname }: Location) => (key === "default" ? pathname : key)

/** What had focus when a page or step was replaced. */
let focusedBefore: Element | null = null

/** Saves the scroll position of a page, and what has focus; called just before another page or step replaces it. */
export function saveScrollPosition(location: Location): void {
  focusedBefore = document.activeElement
  knownPositions().set(idOf(location), window.scrollY)
}

/** The saved scroll position if the document was reloaded; otherwise undefined. */
function reloadedPosition(location: Location): number | undefined {
  return navigationType() === "reload" ? knownPositions().get(idOf(location)) : undefined
}

/**
 * Scrolls as a browser does between documents: to the top of a new page, and on Back and Forward to the saved position.
 * A change of language or query alone does not scroll. The browser's own restoration would scroll the previous page,
 * which is still shown while the next one loads, and would scroll a reloaded page before it is complete.
 * @param path of the current page without the language prefix; undefined while the error page replaces it
 * @param location of its history entry
 * @param navigation type of the navigation that led there
 */
export function useScrollPosition(path: string | undefined, location: Location, navigation: NavigationType): void {
  const shown = useRef({ path, location })

  useLayoutEffect(() => {
    const known = hasInteracted() ? undefined : reloadedPosition(shown.current.location)
    return known === undefined ? undefined : holdPosition(known)
  }, [])

  useLayoutEffect(() => {
    const before = shown.current
    shown.current = { path, location }
    if (before.location === location && before.path === path) return undefined
    const known = navigation === NavigationType.Pop ? knownPositions().get(idOf(location)) : undefined
    // A step of the page that takes focus has scrolled itself into view by now (useFocusOnShow, WCAG 2.4.11).
    const takesFocus = before.path === path && ![focusedBefore, document.body].includes(document.activeElement)
    if (known !== undefined && path !== undefined && !takesFocus) {
      window.scrollTo(0, known)
      if (before.path !== path) keepFocusInView()
      return holdPosition(known)
    }
    if (before.path !== path) window.scrollTo(0, 0)
    return undefined
  }, [location, path, navigation])

  useEffect(() => {
    const setManual = () => {
      history.scrollRestoration = "manual"
    }
    const saveAndSetAuto = () => {
      saveScrollPosition(shown.current.location)
      writeSession("scrollPositions", JSON.stringify([...knownPositions()]))
      history.scrollRestoration = "auto"
    }
    setManual()
    addEventListener("pageshow", setManual)
    addEventListener("pagehide", saveAndSetAuto)
    return () => {
      removeEventListener("pageshow", setManual)
      removeEventListener("pagehide", saveAndSetAuto)
    }
  }, [])
}

/**
 * Gives focus to the part of the page around the middle of the view if the heading that has it is above (WCAG 2.4.11):
 * the innermost part, the last in the document. During a view transition elementFromPoint would find none.
 */
function keepFocusInView(): void {
  if ((document.activeElement?.getBoundingClientRect().bottom ?? 0) >= 0) return
  const isInMiddle = (part: HTMLElement) => {
    const { top, bottom } = part.getBoundingClientRect()
    return top < innerHeight / 2 && bottom > innerHeight / 2
  }
  const parts = [...document.querySelectorAll<HTMLElement>("[tabindex='-1']")]
  parts.filter(isInMiddle).at(-1)?.focus({ preventScroll: true })
}

/**
 * Keeps the page scrolled to a position while late content makes it grow. Ends with the visitor's first interaction, and
 * when focus moves: what has it must stay in view (WCAG 2.4.11).
 */
function holdPosition(position: number): () => void {
  const ends = [...interactionEvents, "focusin"]
  const scroll = () => window.scrollTo(0, position)
  const observer = new ResizeObserver(scroll)
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    for (const type of ends) removeEventListener(type, stop, true)
  }
  const timer = setTimeout(stop, growingMs)
  scroll()
  observer.observe(document.body)
  for (const type of ends) addEventListener(type, stop, { capture: true, passive: true })
  return stop
}
