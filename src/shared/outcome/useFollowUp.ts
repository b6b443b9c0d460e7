import { useState } from "react"
import type { To } from "react-router-dom"
import type { Language } from "../../lib/languages"
import { denyHref } from "../../router/denyHref"
import { hrefOf } from "../../router/hrefs"
import { prefixOf } from "../../router/prefixes"
import { routeNamed } from "../../router/routeTable"
import { usePage } from "../../router/usePage"
import { usePageNavigation, type IsStillCurrent } from "../../router/usePageNavigation"
import { track, trackOnNextPage } from "../../services/analytics/track"
import { trackFinished } from "../../services/analytics/trackFinished"
import { storeAuthToken } from "../../services/api/authToken"
import { report } from "../../services/monitoring/report"
import { whenSettings } from "../../services/settings/settingsStore"
import { announceActivation, recordStart } from "../../services/state/activationSignal"
import { registrationStore } from "../../services/state/registrationStore"
import type { FollowingEvent, FollowingPage, FollowUp } from "./followUp"

/**
 * Carries out what follows an answer (see {@link FollowUp}).
 * @returns `inlineResult`: what to show in place for the last answer; `clear` removes it before the next one, if a form
 * needs that
 */
export function useFollowUp<Result>() {
  const { analytics } = routeNamed(usePage().name)
  const { captureLocation, go, openStep, change } = usePageNavigation()
  const [inlineResult, setInlineResult] = useState<Result>()

  function open(page: FollowingPage, presence: IsStillCurrent): Promise<void> {
    if ("entry" in page) return change(page.entry)
    if ("step" in page) return openStep(page.step)
    const { replace = false } = page
    const state = "deny" in page ? undefined : page.state
    return go((language) => addressOf(page, language), { replace, ...(state && { state }) }, presence)
  }

  /**
   * Waits for an answer and carries out what follows; navigates only if the visitor is still at the same location.
   * @param coming rejects only because of an error in our own code, and so does this
   * @param onResult called with a result when `inlineResult` is set, before any navigation
   */
  async function follow(coming: Promise<FollowUp<Result>>, onResult?: (result: Result) => void): Promise<void> {
    const presence = captureLocation()
    const { result, page, toShop, ...lasting } = await coming
    setInlineResult(undefined)
    await carryOut(lasting, analytics)
    if (!(await presence())) return
    if (result !== undefined) {
      setInlineResult(result)
      onResult?.(result)
    }
    if (page) await open(page, presence)
    if (toShop) location.assign((await whenSettings()).storeUrl)
  }

  return { inlineResult, follow, clear: () => setInlineResult(undefined) }
}

/** Effects that do not depend on where the visitor is by now. */
async function carryOut(
  { report: problem, keep, progress, authToken, event }: Omit<FollowUp, "result" | "page" | "toShop">,
  analytics: boolean,
): Promise<void> {
  if (problem) report(problem)
  if (keep) registrationStore.setState(keep)
  if (progress === "started") recordStart()
  if (progress === "activated") announceActivation()
  if (authToken) storeAuthToken(authToken)
  if (event) await tell(event, analytics)
}

/** Tracks an event; on a page without analytics it waits for the next page (specification section 2). */
function tell(event: FollowingEvent, analytics: boolean): Promise<void> | void {
  const leaving = event.later === true || !analytics
  if (event.name === "registration_finished") return trackFinished({ ...event, leaving })
  return (leaving ? trackOnNextPage : track)(event.name, {})
}

function addressOf(page: Exclude<FollowingPage, { step: object } | { entry: object }>, language: Language): To {
  return "deny" in page ? denyHref(page.deny, prefixOf(language)) : hrefOf(page.name, language) + (page.search ?? "")
}
