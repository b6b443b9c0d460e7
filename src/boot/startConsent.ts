/** Connects consent and tag manager. A separate chunk, for sites with a consent management platform. */
import { pushEntry, updateConsent } from "../services/analytics/dataLayer"
import { isContainerId, startTagManager } from "../services/analytics/tagManager"
import { setEventReceiver } from "../services/analytics/track"
import type { ConsentSignals } from "../services/consent/consentSignals"
import type { Language } from "../lib/languages"
import type { Settings } from "../services/settings/settings"
import type { ConsentService } from "../services/consent/consentService"
import { versionedScriptUrl } from "../services/consent/scriptUrl"
import { startUsercentrics } from "../services/consent/usercentrics"
import { forgetAnonymousId, saveAnonymousId } from "../services/experiments/anonymousId"
import { report } from "../services/monitoring/report"
import { onPageChange } from "../router/shownPage"
import { consentStore } from "../services/state/consentStore"
import { runStep } from "./runStep"

/** Deadline in milliseconds after which a missing script is reported; if it arrives later, it is still used. */
const scriptDeadlineMs = 20_000

/**
 * Loads the consent service; once ready, starts the tag manager and sends the events (product decisions, section 6).
 * @param settingsId the site's id at the consent service
 * @param hidden whether to suppress the consent dialog, as inside an app
 */
export async function startConsent(
  settings: Settings,
  settingsId: string,
  hidden: boolean,
  language: Language,
): Promise<void> {
  const consent = startUsercentrics({
    settingsId,
    src: versionedScriptUrl(settings.cmpScriptUrl, location.href, new Date()),
    hidden,
    language,
  })
  onPageChange((page) => consent.setLanguage(page.language))
  await runStep({
    name: "consent",
    deadlineMs: scriptDeadlineMs,
    run: () => consent.ready.then(() => startTracking(consent, settings)),
    fallback: undefined,
  })
}

/** Sends the consent signals, starts the tag manager, then sends the queued events (product decisions, section 6). */
function startTracking(consent: ConsentService, { gtmContainerId, gtmScriptUrl, growthbookClientKey }: Settings): void {
  function applySignals(signals: ConsentSignals): void {
    updateConsent(signals)
    // The visitor's id is only used by experiments.
    if (growthbookClientKey !== undefined && signals.analytics_storage === "granted") saveAnonymousId()
    else forgetAnonymousId()
  }

  consentStore.setState({ consentReady: true, reopenConsent: consent.reopen })
  applySignals(consent.signals())
  consent.onChange(applySignals)
  // After the signals, so that the first tags find what was agreed.
  if (gtmContainerId !== undefined) loadTagManager(gtmContainerId, gtmScriptUrl)
  setEventReceiver(pushEntry)
  void runStep({ name: "web-vitals", deadlineMs: scriptDeadlineMs, run: measure, fallback: undefined })
}

function loadTagManager(id: string, scriptUrl: string | undefined): void {
  if (!isContainerId(id)) {
    report({ name: "tag-manager", detail: `${id} is not a valid id` })
    return
  }
  void runStep({
    name: "tag-manager",
    deadlineMs: scriptDeadlineMs,
    run: () => startTagManager(id, scriptUrl),
    fallback: undefined,
  })
}

async function measure(): Promise<void> {
  const { measureVitals } = await import("../services/analytics/webVitals")
  measureVitals()
}
