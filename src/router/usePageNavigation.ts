import { useEffect, useState, type RefObject } from "react"
import { useNavigate, type NavigateFunction, type NavigateOptions, type To } from "react-router-dom"
import type { Language } from "../lib/languages"
import { useLatest } from "./useLatest"
import { useShownLocation } from "./useShownLocation"
import { isCurrentEntry, type EntryLocation, type EntryState } from "./entryState"
import { usePage, type Page } from "./usePage"

/** Resolves to true once the visitor is at a place, and to false once he is at another step or page. */
export type IsStillHere = () => Promise<boolean>

/**
 * Navigation for a page, and for whatever in it waits for an answer. A visitor who has left is never taken anywhere: an
 * answer that comes at another step, or when the page is gone, leads nowhere; one that comes while the next page is being
 * loaded, or while a dialog with an address of its own lies over the page, waits until it is clear where the visitor is.
 * @returns functions that stay the same from one rendering to the next
 */
export function usePageNavigation(): Omit<ReturnType<typeof pageNavigation>, "settleWaiting"> {
  const location = useShownLocation()
  const latest = useLatest<Shown>({ location, page: usePage(), navigate: useNavigate() })
  const [navigation] = useState(() => pageNavigation(latest))
  const { settleWaiting } = navigation
  useEffect(() => {
    settleWaiting()
    addEventListener("popstate", settleWaiting)
    return () => removeEventListener("popstate", settleWaiting)
  }, [settleWaiting, location])
  useEffect(() => settleWaiting, [settleWaiting])
  return navigation
}

/** How a page is opened, and what its history entry holds. */
interface PageOptions extends Omit<NavigateOptions, "state"> {
  state?: EntryState
}

interface Shown {
  location: EntryLocation
  page: Page
  navigate: NavigateFunction
}

const addressOf = ({ pathname, search, hash }: EntryLocation) => ({ pathname, search, hash })

/** @param latest what is shown; undefined once the component is gone */
function pageNavigation(latest: RefObject<Shown | undefined>) {
  const waiting = new Set<() => void>()
  /** Key of the entry that is being left by {@link back}. */
  let leaving: string | undefined

  /** Lets those who wait see whether the visitor is back, or gone. */
  function settleWaiting(): void {
    leaving = undefined
    waiting.forEach((settle) => settle())
  }

  /**
   * Notes where the visitor is, before something is waited for. A place is a page and its step; the same page in another
   * language is the same place.
   */
  function markPlace(): IsStillHere {
    const marked = latest.current
    const isMarked = ({ location, page }: Shown) =>
      page.path === marked?.page.path && location.state.step === marked.location.state.step
    return () =>
      new Promise((resolve) => {
        const settle = () => {
          const shown = latest.current
          if (shown && !isCurrentEntry(shown.location.key)) return
          waiting.delete(settle)
          resolve(shown !== undefined && isMarked(shown))
        }
        waiting.add(settle)
        settle()
      })
  }

  /** Does something with what is shown, once the visitor is at the place that was marked. */
  async function when(presence: IsStillHere, act: (shown: Shown) => void | Promise<void>): Promise<void> {
    if ((await presence()) && latest.current) await act(latest.current)
  }

  /**
   * Navigates once the visitor is at the place that is shown, or at the one that was marked.
   * @param to the address for the language in which the page is shown by then
   */
  const go = (to: (language: Language) => To, options: PageOptions = {}, presence = markPlace()): Promise<void> =>
    when(presence, ({ navigate, page }) => navigate(to(page.language), options))

  /** Changes what the page's history entry holds, and its query where one is given; the rest of both is kept. */
  const change = (state: EntryState, query: { search?: string } = {}): Promise<void> =>
    when(markPlace(), ({ navigate, location }) =>
      navigate({ ...addressOf(location), ...query }, { replace: true, state: { ...location.state, ...state } }),
    )

  /**
   * Opens a step or a dialog of the page as a history entry of its own, so that Back closes it.
   * @param state what the entry holds besides what the one below it holds
   * @param replace whether it takes the place of a step that is over
   */
  const openStep = (state: EntryState, { replace = false } = {}): Promise<void> =>
    when(markPlace(), ({ navigate, location }) => {
      const below = { pathname: location.pathname, state: location.state }
      const opener = replace ? location.state.opener : below
      return navigate(addressOf(location), { replace, state: { ...location.state, ...state, opener } })
    })

  /**
   * Leads back from a step or dialog to the entry that opened it, once however often it is asked for: the way back takes
   * a moment, and a second step would leave the page. Where the language was changed meanwhile, what was below is shown in
   * the new one.
   */
  function back(): void {
    if (!latest.current) return
    const { location, navigate } = latest.current
    if (leaving === location.key || !isCurrentEntry(location.key)) return
    leaving = location.key
    const { opener } = location.state
    if (opener?.pathname === location.pathname) void navigate(-1)
    else void navigate(addressOf(location), { replace: true, state: opener?.state })
  }

  return { settleWaiting, markPlace, go, change, openStep, back }
}
