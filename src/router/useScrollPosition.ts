import { useEffect, useLayoutEffect, useRef } from "react"
import { NavigationType, type Location } from "react-router-dom"
import { hasMoved, moves } from "./firstMove"
import { readSession, writeSession } from "../services/storage/storage"

/** How long a page may still grow after Back or Forward has restored its position, in milliseconds. */
const growingMs = 3000

let positions: Map<string, number> | undefined

/** Scroll positions in pixels by the keys of history entries. */
function knownPositions(): Map<string, number> {
  positions ??= new Map(storedPositions())
  return positions
}

function storedPositions(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(readSession("scrollPositions") ?? "[]")
    return Array.isArray(stored) ? stored.filter(isPosition) : []
  } catch {
    return []
  }
}

const isPosition = (value: unknown): value is [string, number] =>
  Array.isArray(value) && typeof value[0] === "string" && typeof value[1] === "number"

/** The first entry of every document has the same key. */
const idOf = ({ key, pathname }: Location) => (key === "default" ? pathname : key)

/** Keeps where the visitor is on a page; called just before another one takes its place. */
export function keepScrollPosition(location: Location): void {
  knownPositions().set(idOf(location), window.scrollY)
}

/** Where the visitor was when the document was loaded again; undefined for one that was not. */
function reloadedPosition(location: Location): number | undefined {
  const [navigation] = performance.getEntriesByType("navigation")
  const isReload = navigation && "type" in navigation && navigation.type === "reload"
  return isReload ? knownPositions().get(idOf(location)) : undefined
}

/**
 * Scrolls as a change of document would: to the top of a new page, and on Back and Forward to where the visitor was. A
 * change of language or query alone scrolls nothing. The browser by itself would scroll the page that is still shown, and
 * restores a reloaded one before its last parts are there.
 * @param name of the page that is shown
 * @param location of its history entry
 * @param navigation how the visitor has come to it
 */
export function useScrollPosition(name: string | undefined, location: Location, navigation: NavigationType): void {
  const shown = useRef({ name, location })

  useLayoutEffect(() => {
    const known = hasMoved() ? undefined : reloadedPosition(shown.current.location)
    return known === undefined ? undefined : holdPosition(known)
  }, [])

  useLayoutEffect(() => {
    const before = shown.current
    shown.current = { name, location }
    if (before.location === location && before.name === name) return undefined
    const known = navigation === NavigationType.Pop ? knownPositions().get(idOf(location)) : undefined
    if (known !== undefined && name !== undefined) return holdPosition(known)
    if (before.name !== name) window.scrollTo(0, 0)
    return undefined
  }, [location, name, navigation])

  useEffect(() => {
    const takeOver = () => {
      history.scrollRestoration = "manual"
    }
    const handBack = () => {
      keepScrollPosition(shown.current.location)
      writeSession("scrollPositions", JSON.stringify([...knownPositions()]))
      history.scrollRestoration = "auto"
    }
    takeOver()
    addEventListener("pageshow", takeOver)
    addEventListener("pagehide", handBack)
    return () => {
      removeEventListener("pageshow", takeOver)
      removeEventListener("pagehide", handBack)
    }
  }, [])
}

/**
 * Scrolls to a position, again whenever the page grows: some of its parts come a moment later. Ends with the first move
 * of the visitor.
 */
function holdPosition(position: number): () => void {
  const scroll = () => window.scrollTo(0, position)
  const observer = new ResizeObserver(scroll)
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    for (const move of moves) removeEventListener(move, stop, true)
  }
  const timer = setTimeout(stop, growingMs)
  scroll()
  observer.observe(document.body)
  for (const move of moves) addEventListener(move, stop, { capture: true, passive: true })
  return stop
}
