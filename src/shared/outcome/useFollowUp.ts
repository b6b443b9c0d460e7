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
 * @returns `inlineResult`: what the last answer shows in place; `clear` takes it away before the next one, where a form
 * wants that
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
   * Waits for an answer and carries out what follows it, for a visitor who was here when this was called.
   * @param coming rejects with an error of our own code alone, and so does this
   * @param onResult told of a result together with `inlineResult`, before the visitor is taken anywhere
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

/** What happens wherever the visitor is by now. */
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

/** Tells analytics of an event; on a page without them it waits for the next one (specification section 2). */
function tell(event: FollowingEvent, analytics: boolean): Promise<void> | void {
  const leaving = event.later === true || !analytics
  if (event.name === "registration_finished") return trackFinished({ ...event, leaving })
  return (leaving ? trackOnNextPage : track)(event.name, {})
}

function addressOf(page: Exclude<FollowingPage, { step: object } | { entry: object }>, language: Language): To {
  return "deny" in page ? denyHref(page.deny, prefixOf(language)) : hrefOf(page.name, language) + (page.search ?? "")
}
