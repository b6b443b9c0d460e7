import { useState } from "react"
import type { To } from "react-router-dom"
import type { Language } from "../../lib/languages"
import { denyPath } from "../../router/denyPath"
import { routerPathOf } from "../../router/hrefs"
import { prefixOf } from "../../router/prefixes"
import { routeNamed } from "../../router/routeTable"
import { usePage } from "../../router/usePage"
import { usePageNavigation, type IsStillCurrent } from "../../router/usePageNavigation"
import { track, trackOnNextPage } from "../../services/analytics/track"
import { trackRegistrationFinished } from "../../services/analytics/trackRegistrationFinished"
import { storeAuthToken } from "../../services/api/authToken"
import { report } from "../../services/monitoring/report"
import { whenSettings } from "../../services/settings/settingsStore"
import { announceActivation, recordRegistrationSent } from "../../services/state/activationSignal"
import { registrationStore } from "../../services/state/registrationStore"
import type { FollowUpEvent, FollowUpPage, FollowUp } from "./followUp"

/**
 * Carries out what follows an answer (see {@link FollowUp}).
 * @returns `follow`: waits for an answer and carries out what follows; `inlineResult`: what to show in place for the
 * last answer; `clear`: removes `inlineResult`, for a form that must not show it until the next answer
 */
export function useFollowUp<Result>() {
  const { analytics } = routeNamed(usePage().name)
  const { markLocation, navigateTo, openStep, updateEntry } = usePageNavigation()
  const [inlineResult, setInlineResult] = useState<Result>()

  function open(page: FollowUpPage, isStillCurrent: IsStillCurrent): Promise<void> {
    if ("step" in page) return openStep(page.step)
    const { replace = false } = page
    const state = "deny" in page ? undefined : page.state
    return navigateTo((language) => pathOfPage(page, language), { replace, ...(state && { state }) }, isStillCurrent)
  }

  /**
   * Waits for an answer and carries out what follows; navigates only if the visitor is still at the same location.
   * @param pending rejects only because of an error in our own code; `follow` then rejects too
   * @param onResult called with a result when `inlineResult` is set, before any navigation
   */
  async function follow(pending: Promise<FollowUp<Result>>, onResult?: (result: Result) => void): Promise<void> {
    const isStillCurrent = markLocation()
    const { result, entryState, page, toShop, saveIfLeft, ...effects } = await pending
    setInlineResult(undefined)
    await runEffects(effects, analytics)
    if (!(await isStillCurrent())) {
      if (saveIfLeft) registrationStore.setState(saveIfLeft)
      return
    }
    if (result !== undefined) {
      setInlineResult(result)
      onResult?.(result)
    }
    if (entryState) await updateEntry(entryState)
    if (page) await open(page, isStillCurrent)
    if (toShop) location.assign((await whenSettings()).storeUrl)
  }

  return { inlineResult, follow, clear: () => setInlineResult(undefined) }
}

/** Effects that do not depend on where the visitor is by now. */
async function runEffects(
  {
    report: problem,
    save,
    progress,
    authToken,
    event,
  }: Pick<FollowUp, "report" | "save" | "progress" | "authToken" | "event">,
  analytics: boolean,
): Promise<void> {
  if (problem) report(problem)
  if (save) registrationStore.setState(save)
  if (progress && "sent" in progress) recordRegistrationSent(progress.sent)
  if (progress && "activated" in progress) announceActivation(progress.activated)
  if (authToken) storeAuthToken(authToken)
  if (event) await trackEvent(event, analytics)
}

/** Tracks an event, on the next page if this one is being left or has no analytics (specification section 2). */
function trackEvent(event: FollowUpEvent, analytics: boolean): Promise<void> | void {
  const onNextPage = event.onNextPage === true || !analytics
  if (event.name === "registration_finished") return trackRegistrationFinished({ ...event, onNextPage })
  return (onNextPage ? trackOnNextPage : track)(event.name, {})
}

function pathOfPage(page: Exclude<FollowUpPage, { step: object }>, language: Language): To {
  return "deny" in page
    ? denyPath(page.deny, prefixOf(language))
    : routerPathOf(page.name, language) + (page.search ?? "")
}
