/**
 * Usercentrics behind our own interface, in both generations that are in use: the Browser UI (v2, `UC_UI`, synchronous)
 * and the Web CMP (v3, `__ucCmp`, returns promises). Another consent platform would be another file like this one.
 */
import type { ServiceChoice } from "./consentSignals"
import type { Language } from "../../lib/languages"
import { trustedScriptUrl } from "../../lib/trustedTypes"
import type { ConsentService } from "./consentService"
import { observeService, type ConsentPlatform } from "./observeService"

interface BrowserUi {
  isInitialized: () => unknown
  getServicesBaseInfo: () => unknown
  showSecondLayer: () => unknown
  updateLanguage: (language: string) => unknown
}

interface WebCmp {
  isInitialized: () => Promise<unknown>
  getConsentDetails: () => Promise<unknown>
  showSecondLayer: () => Promise<unknown>
  changeLanguage: (language: string) => Promise<unknown>
}

declare global {
  interface Window {
    UC_UI?: BrowserUi
    __ucCmp?: WebCmp
    /** Suppresses the first layer until it is requested. */
    UC_UI_SUPPRESS_CMP_DISPLAY?: boolean
  }
}

/** Status events: for v2 the default name in its admin interface, for v3 its fixed name. */
const statusEvents = ["ucEvent", "UC_CONSENT"]
/** Events that may also announce a change. */
const otherEvents = ["UC_UI_INITIALIZED", "UC_UI_CMP_EVENT"]

function browserUi(api: BrowserUi): ConsentPlatform {
  return {
    isInitialized: async () => (await api.isInitialized()) === true,
    choices: async () =>
      recordsIn(await api.getServicesBaseInfo()).map((service) =>
        choiceOf(service["categorySlug"], field(service["consent"], "status")),
      ),
    showChoices: async () => api.showSecondLayer(),
    setLanguage: async (language) => api.updateLanguage(language),
  }
}

function webCmp(api: WebCmp): ConsentPlatform {
  return {
    isInitialized: async () => (await api.isInitialized()) === true,
    choices: async () =>
      recordsIn(field(await api.getConsentDetails(), "services")).map((service) =>
        choiceOf(service["category"], field(service["consent"], "given"), service["gcm"]),
      ),
    showChoices: async () => api.showSecondLayer(),
    setLanguage: async (language) => api.changeLanguage(language),
  }
}

/** Unlike `isRecord`, true for an array too: v2 lists its services in an array. */
function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null
}

/** The records in an array, or the values of a record that are records. */
const recordsIn = (value: unknown) => (isObject(value) ? Object.values(value).filter(isObject) : [])
const field = (value: unknown, name: string) => (isObject(value) ? value[name] : undefined)
/** @param consentMode the signals of Google's Consent Mode that the service declares, if any; only v3 reports them */
function choiceOf(category: unknown, given: unknown, consentMode?: unknown): ServiceChoice {
  const measuring = field(consentMode, "analyticsStorage") === true
  const advertising = field(consentMode, "adStorage") === true
  return {
    category: typeof category === "string" ? category : "",
    given: given === true,
    declared: measuring || advertising ? { measuring, advertising } : undefined,
  }
}

/** The generation that the script has installed; if both exist, the newer one is used. */
function installed(): ConsentPlatform | undefined {
  const { UC_UI: v2, __ucCmp: v3 } = window
  if (v3) return webCmp(v3)
  return v2 && browserUi(v2)
}

interface Options {
  settingsId: string
  /** URL of the script, ready to be requested. */
  src: string
  /** Whether the first layer is suppressed until it is requested, as in the app's web view. */
  hidden: boolean
  language: Language
}

/** Loads the service's script and listens to its events. Never throws; see the interface for how it can fail. */
export function startUsercentrics({ settingsId, src, hidden, language }: Options): ConsentService {
  const { service, handleEvent, fail } = observeService(installed, language)
  for (const name of statusEvents) window.addEventListener(name, () => handleEvent(true))
  for (const name of otherEvents) window.addEventListener(name, () => handleEvent(false))
  if (hidden) window.UC_UI_SUPPRESS_CMP_DISPLAY = true
  const script = document.createElement("script")
  script.id = "usercentrics-cmp"
  script.async = true
  script.dataset["settingsId"] = settingsId
  script.dataset["language"] = language
  script.src = trustedScriptUrl(src)
  script.addEventListener("error", () => fail(new Error("the consent script cannot be loaded")))
  document.head.append(script)
  return service
}
