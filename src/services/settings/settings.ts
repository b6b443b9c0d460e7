import { namesIn } from "../../lib/namesIn"
import { isRecord } from "../../lib/isRecord"
import { basePath } from "../../lib/basePath"
import { appUrlScheme } from "./build"

/** The settings that an environment can define in `/acquisition/defaults.json` (product decisions, section 2). */
export interface Settings {
  environment: string
  gtmContainerId: string | undefined
  gtmScriptUrl: string | undefined
  acqBackendGraphqlURL: string
  acqBackendWebsocketURL: string | undefined
  growthbookClientKey: string | undefined
  growthbookApiHost: string
  growthbookDecryptionKey: string | undefined
  growthbookRemoteEval: boolean
  growthbookRealtimeKey: string | undefined
  growthbookDevMode: boolean
  growthbookSticky: boolean
  cmpSettingsId: string | undefined
  cmpScriptUrl: string
  sentryDsn: string | undefined
  loginUrl: string
  storeUrl: string
  socialLoginUrl: string
  customerServiceUrl: string
  imprintUrl: string
  accessibilityEmail: string | undefined
  appStoreUrl: string | undefined
  playStoreUrl: string | undefined
  appUrlScheme: string
}

/** The built-in settings, for everything that defaults.json does not define. */
export const builtInSettings: Settings = {
  environment: import.meta.env.VITE_ENVIRONMENT ?? "development",
  gtmContainerId: import.meta.env.VITE_GTM_CONTAINER_ID,
  gtmScriptUrl: import.meta.env.VITE_GTM_SCRIPT_URL,
  acqBackendGraphqlURL: import.meta.env.VITE_ACQ_BACKEND_GRAPHQL_URL ?? `${basePath}/graphql`,
  acqBackendWebsocketURL: import.meta.env.VITE_ACQ_BACKEND_WEBSOCKET_URL,
  growthbookClientKey: import.meta.env.VITE_GROWTHBOOK_CLIENT_KEY,
  growthbookApiHost: import.meta.env.VITE_GROWTHBOOK_API_HOST ?? `${basePath}/growthbook-proxy`,
  growthbookDecryptionKey: import.meta.env.VITE_GROWTHBOOK_DECRYPTION_KEY,
  growthbookRemoteEval: import.meta.env.VITE_GROWTHBOOK_REMOTE_EVAL === "true",
  growthbookRealtimeKey: import.meta.env.VITE_GROWTHBOOK_REALTIME_KEY,
  growthbookDevMode: import.meta.env.VITE_GROWTHBOOK_DEV_MODE === "true",
  growthbookSticky: import.meta.env.VITE_GROWTHBOOK_STICKY === "true",
  cmpSettingsId: import.meta.env.VITE_CMP_SETTINGS_ID,
  cmpScriptUrl: import.meta.env.VITE_CMP_SCRIPT_URL ?? "/entrance/cmp/js/cmp_min.js",
  sentryDsn: import.meta.env.VITE_SENTRY_DSN,
  loginUrl: import.meta.env.VITE_LOGIN_URL ?? "/entrance/login",
  storeUrl: import.meta.env.VITE_STORE_URL ?? "/",
  socialLoginUrl: import.meta.env.VITE_SOCIAL_LOGIN_URL ?? "/entrance/social",
  customerServiceUrl: import.meta.env.VITE_CUSTOMER_SERVICE_URL ?? "/entrance/contact",
  imprintUrl: import.meta.env.VITE_IMPRINT_URL ?? "content/imprint",
  accessibilityEmail: import.meta.env.VITE_ACCESSIBILITY_EMAIL,
  appStoreUrl: import.meta.env.VITE_APP_STORE_URL,
  playStoreUrl: import.meta.env.VITE_PLAY_STORE_URL,
  appUrlScheme,
}

type Guard = (value: unknown) => boolean

const isNonEmptyString: Guard = (value) => typeof value === "string" && value !== ""
const isBoolean: Guard = (value) => typeof value === "boolean"

/** Makes a guard for an absolute URL with one of the schemes, or a path of this site. */
function urlGuard(...schemes: string[]): Guard {
  return (value) => {
    if (typeof value !== "string" || value === "") return false
    try {
      // A path takes scheme and host from the page. `https:name` means something different depending on the page's
      // scheme, so it is rejected.
      const found = schemes.map((scheme) => new URL(value, `${scheme}//site.invalid/`))
      return found.every(({ protocol, host }) => schemes.includes(protocol) && host === found[0]?.host)
    } catch {
      return false
    }
  }
}

const isHttpUrl = urlGuard("https:", "http:")
const isWebSocketUrl = urlGuard("wss:", "ws:")
/** An address that can be used in a mailto: URL as it is (RFC 6068): no second address, no header fields. */
const isMailtoAddress: Guard = (value) => typeof value === "string" && /^[\w.+-]+@[\w.-]+$/.test(value)
const isScheme: Guard = (value) => typeof value === "string" && /^[a-z][a-z0-9+-]*(\.[a-z0-9+-]+)+$/i.test(value)

const guards: Record<keyof Settings, Guard> = {
  environment: isNonEmptyString,
  gtmContainerId: isNonEmptyString,
  gtmScriptUrl: isHttpUrl,
  acqBackendGraphqlURL: isHttpUrl,
  acqBackendWebsocketURL: isWebSocketUrl,
  growthbookClientKey: isNonEmptyString,
  growthbookApiHost: isHttpUrl,
  growthbookDecryptionKey: isNonEmptyString,
  growthbookRemoteEval: isBoolean,
  growthbookRealtimeKey: isNonEmptyString,
  growthbookDevMode: isBoolean,
  growthbookSticky: isBoolean,
  cmpSettingsId: isNonEmptyString,
  cmpScriptUrl: isHttpUrl,
  sentryDsn: isHttpUrl,
  loginUrl: isHttpUrl,
  storeUrl: isHttpUrl,
  socialLoginUrl: isHttpUrl,
  customerServiceUrl: isHttpUrl,
  imprintUrl: isHttpUrl,
  accessibilityEmail: isMailtoAddress,
  appStoreUrl: isHttpUrl,
  playStoreUrl: isHttpUrl,
  appUrlScheme: isScheme,
}

/**
 * Merges the content of defaults.json into the built-in settings. An invalid value falls back to the built-in
 * one for that key only; `invalidKeys` lists those keys. Unknown keys are ignored.
 */
export function mergeSettings(answer: unknown): { settings: Settings; invalidKeys: string[] } {
  if (!isRecord(answer)) {
    return { settings: builtInSettings, invalidKeys: ["defaults.json"] }
  }
  const given = new Map(Object.entries(answer))
  const keys = namesIn(guards).filter((key) => given.has(key))
  const accepted = keys.filter((key) => guards[key](given.get(key)))
  const overrides = Object.fromEntries(accepted.map((key) => [key, given.get(key)]))
  return {
    settings: { ...builtInSettings, ...overrides },
    invalidKeys: keys.filter((key) => !accepted.includes(key)),
  }
}
