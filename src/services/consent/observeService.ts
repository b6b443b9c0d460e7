import { deniedSignals, consentSignals, signalsOf, type ConsentSignals, type ServiceChoice } from "./consentSignals"
import type { Language } from "../../lib/languages"
import type { ConsentService } from "./consentService"

/** What the site asks of a consent management platform. Anything may throw or reject. */
export interface ConsentPlatform {
  isInitialized: () => Promise<boolean>
  choices: () => Promise<ServiceChoice[]>
  showChoices: () => Promise<unknown>
  setLanguage: (language: Language) => Promise<unknown>
}

/**
 * Translates a platform's events into our interface: `handleEvent` receives them, `fail` marks the service as broken.
 * @param installed what the platform's script has installed, if it has run
 */
export function observeService(installed: () => ConsentPlatform | undefined, initialLanguage: Language) {
  let signals = deniedSignals
  let phase: "waiting" | "ready" | "broken" = "waiting"
  let statusHeard = false
  let language = initialLanguage
  let latestRequest = 0
  const listeners = new Set<(signals: ConsentSignals) => void>()
  let settle: { resolve: () => void; reject: (error: unknown) => void } | undefined
  const ready = new Promise<void>((resolve, reject) => {
    settle = { resolve, reject }
  })

  function applySignals(next: ConsentSignals): void {
    const changed = consentSignals.some((name) => next[name] !== signals[name])
    signals = next
    if (phase === "waiting") {
      phase = "ready"
      settle?.resolve()
      if (language !== initialLanguage) applyLanguage()
    } else if (changed) for (const listener of listeners) listener(next)
  }

  function fail(error: unknown): void {
    // Consent that can no longer be read counts as withdrawn.
    if (phase === "ready") applySignals(deniedSignals)
    else phase = "broken"
    settle?.reject(error)
  }

  async function refresh(): Promise<void> {
    const request = ++latestRequest
    // The result or failure of a request is ignored if a later request has been started.
    const isLatest = () => request === latestRequest
    try {
      const platform = installed()
      if (!platform || !(await platform.isInitialized())) return
      const choices = await platform.choices()
      if (isLatest()) applySignals(signalsOf(choices))
    } catch (error) {
      if (isLatest()) fail(error)
    }
  }

  function handleEvent(isStatus: boolean): void {
    statusHeard ||= isStatus
    if (statusHeard && phase !== "broken") void refresh()
  }

  function callPlatform(call: (platform: ConsentPlatform) => Promise<unknown>): void {
    const platform = installed()
    // If the service cannot open or change its language, there is nothing more to do.
    if (platform && phase === "ready") call(platform).catch(() => undefined)
  }

  const applyLanguage = () => callPlatform((platform) => platform.setLanguage(language))
  const service: ConsentService = {
    ready,
    signals: () => signals,
    onChange: (listener) => void listeners.add(listener),
    reopen: () => callPlatform((platform) => platform.showChoices()),
    setLanguage(next) {
      if (next === language) return
      language = next
      applyLanguage()
    },
  }
  return { service, handleEvent, fail }
}
