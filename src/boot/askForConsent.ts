/** Consent and tag manager, composed. In a chunk of its own, for sites that have a consent service. */
import { pushEntry, updateConsent } from "../services/analytics/dataLayer"
import { isContainerId, startTagManager } from "../services/analytics/tagManager"
import { deliverEvents } from "../services/analytics/track"
import type { ConsentSignals } from "../services/consent/consentSignals"
import type { Language } from "../lib/languages"
import type { Settings } from "../services/settings/settings"
import type { ConsentService } from "../services/consent/consentService"
import { scriptAddress } from "../services/consent/scriptAddress"
import { startUsercentrics } from "../services/consent/usercentrics"
import { forgetAnonymousId, keepAnonymousId } from "../services/experiments/anonymousId"
import { report } from "../services/monitoring/report"
import { onPageChange } from "../router/shownPage"
import { useConsentState } from "../services/state/consentState"
import { runStep } from "./runStep"

/** After this many milliseconds a script that has not done its part is reported; should it come later, it still counts. */
const scriptDeadlineMs = 20_000

/**
 * Asks for consent, and once the consent service is ready lets everything flow (product decisions, section 6).
 * @param settingsId the site's id at the consent service
 * @param hidden whether the service shows nothing by itself, as inside an app
 * @param language of the page that is shown
 */
export async function askForConsent(
  settings: Settings,
  settingsId: string,
  hidden: boolean,
  language: Language,
): Promise<void> {
  const consent = startUsercentrics({
    settingsId,
    src: scriptAddress(settings.cmpScriptUrl, location.href, new Date()),
    hidden,
    language,
  })
  onPageChange((page) => consent.setLanguage(page.language))
  await runStep({
    name: "consent",
    deadlineMs: scriptDeadlineMs,
    run: () => consent.whenReady.then(() => letFlow(consent, settings)),
    fallback: undefined,
  })
}

/** Lets everything flow: the tag manager starts, learns what is agreed to, and then hears of what has happened. */
function letFlow(consent: ConsentService, { gtmContainerId, growthbookClientKey }: Settings): void {
  function follow(signals: ConsentSignals): void {
    updateConsent(signals)
    // Without experiments nobody needs the id.
    if (growthbookClientKey !== undefined && signals.analytics_storage === "granted") keepAnonymousId()
    else forgetAnonymousId()
  }

  useConsentState.setState({ consentReady: true, reopenConsent: consent.reopen })
  if (gtmContainerId !== undefined) loadTagManager(gtmContainerId)
  follow(consent.signals())
  consent.onChange(follow)
  deliverEvents(pushEntry)
  void runStep({ name: "web-vitals", deadlineMs: scriptDeadlineMs, run: measure, fallback: undefined })
}

function loadTagManager(id: string): void {
  if (!isContainerId(id)) {
    report({ name: "tag-manager", detail: `${id} is not a valid id` })
    return
  }
  void runStep({
    name: "tag-manager",
    deadlineMs: scriptDeadlineMs,
    run: () => startTagManager(id),
    fallback: undefined,
  })
}

async function measure(): Promise<void> {
  const { measureVitals } = await import("../services/analytics/webVitals")
  measureVitals()
}
