import { useEffect, useState, type RefObject } from "react"
import { useNavigate, type NavigateFunction, type NavigateOptions, type To } from "react-router-dom"
import type { Language } from "../lib/languages"
import { useLatest } from "./useLatest"
import { useShownLocation } from "./useShownLocation"
import { isCurrentEntry, type EntryLocation, type EntryState } from "./entryState"
import { usePage, type Page } from "./usePage"

/** Resolves to true once the visitor is at the marked place, or to false once they are at another step or page. */
export type IsStillCurrent = () => Promise<boolean>

/**
 * Navigation for a page and its asynchronous code. A visitor who has left is never redirected: an answer that arrives
 * at another step, or after the page is gone, does not navigate; one that arrives while the next page is loading, or
 * while a modal route covers the page, waits until it is clear where the visitor is.
 * @returns functions whose identity is stable across renders
 */
export function usePageNavigation(): Omit<ReturnType<typeof pageNavigation>, "resolvePending"> {
  const location = useShownLocation()
  const latest = useLatest<CurrentPage>({ location, page: usePage(), navigate: useNavigate() })
  const [navigation] = useState(() => pageNavigation(latest))
  const { resolvePending } = navigation
  useEffect(() => {
    resolvePending()
    addEventListener("popstate", resolvePending)
    return () => removeEventListener("popstate", resolvePending)
  }, [resolvePending, location])
  useEffect(() => resolvePending, [resolvePending])
  return navigation
}

interface CurrentPage {
  location: EntryLocation
  page: Page
  navigate: NavigateFunction
}

const pathOf = ({ pathname, search, hash }: EntryLocation) => ({ pathname, search, hash })

/** @param latest what is shown; undefined once the component is unmounted */
function pageNavigation(latest: RefObject<CurrentPage | undefined>) {
  const waiting = new Set<() => void>()
  /** Key of the entry that {@link backPast} is leaving. */
  let leaving: string | undefined

  /** Lets everything that waits check again whether the visitor has returned or left. */
  function resolvePending(): void {
    leaving = undefined
    waiting.forEach((settle) => settle())
  }

  /**
   * Marks where the visitor is before an asynchronous operation, and returns a function that tells whether the visitor
   * is still there. A place is a page and its step; the same page in another language is the same place.
   */
  function markLocation(): IsStillCurrent {
    const marked = latest.current
    const isMarked = ({ location, page }: CurrentPage) =>
      page.path === marked?.page.path && location.state.step === marked.location.state.step
    return () =>
      new Promise((resolve) => {
        const settle = () => {
          const here = latest.current
          if (here && !isCurrentEntry(here.location.key)) return
          waiting.delete(settle)
          resolve(here !== undefined && isMarked(here))
        }
        waiting.add(settle)
        settle()
      })
  }

  /** Runs an action on what is shown, once it is known that the visitor is at the marked place; else does nothing. */
  async function runIfCurrent(
    isStillCurrent: IsStillCurrent,
    act: (here: CurrentPage) => void | Promise<void>,
  ): Promise<void> {
    if ((await isStillCurrent()) && latest.current) await act(latest.current)
  }

  /**
   * Navigates, unless the visitor has left the place that was marked.
   * @param to returns the target for the language of the page at that time
   * @param isStillCurrent the mark, by default the place where the visitor is at the time of the call
   */
  const navigateTo = (
    to: (language: Language) => To,
    options: Omit<NavigateOptions, "state"> & { state?: EntryState } = {},
    isStillCurrent = markLocation(),
  ): Promise<void> => runIfCurrent(isStillCurrent, ({ navigate, page }) => navigate(to(page.language), options))

  /** Changes the state of the page's history entry and, if given, its query; everything else is kept. */
  const updateEntry = (state: EntryState, query: { search?: string } = {}): Promise<void> =>
    runIfCurrent(markLocation(), ({ navigate, location }) =>
      navigate({ ...pathOf(location), ...query }, { replace: true, state: { ...location.state, ...state } }),
    )

  /**
   * Opens a step or dialog of the page as a new history entry, so that Back closes it.
   * @param state added to the state of the current entry
   * @param replace whether to replace a step that is finished
   */
  const openStep = (state: EntryState, { replace = false } = {}): Promise<void> =>
    runIfCurrent(markLocation(), ({ navigate, location }) => {
      const below = { pathname: location.pathname, state: location.state }
      const opener = replace ? location.state.opener : below
      return navigate(pathOf(location), { replace, state: { ...location.state, ...state, opener } })
    })

  /**
   * Returns from a step or dialog to an entry below it. Repeated calls are ignored, since going back is asynchronous
   * and going back twice would leave the page. If the language has changed meanwhile, the entry is shown in it.
   * @param isPassed whether to go on past an entry with this state, to the entry that opened it
   */
  function backPast(isPassed: (state: EntryState) => boolean): void {
    if (!latest.current) return
    const { location, navigate } = latest.current
    if (leaving === location.key || !isCurrentEntry(location.key)) return
    leaving = location.key
    let { opener } = location.state
    let distance = -1
    let adjacent = opener?.pathname === location.pathname
    while (opener?.state.opener && isPassed(opener.state)) {
      opener = opener.state.opener
      adjacent &&= opener.pathname === location.pathname
      distance--
    }
    if (adjacent) void navigate(distance)
    else void navigate(pathOf(location), { replace: true, state: opener?.state })
  }

  /** Returns from a step or dialog to the entry that opened it. */
  const back = (): void => backPast(() => false)

  /** Returns from a step to the first one of the page, past all those in between. */
  const backToFirstStep = (): void => backPast(() => true)

  return { resolvePending, markLocation, navigateTo, updateEntry, openStep, back, backPast, backToFirstStep }
}
