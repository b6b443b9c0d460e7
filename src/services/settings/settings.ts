import { namesIn } from "../../lib/namesIn"
import { isRecord } from "../../lib/isRecord"
import { basePath } from "../../lib/basePath"
import { appUrlScheme } from "./build"

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

/** What defaults.json may hold for a setting, and its built-in value where it holds nothing. */
const setting = <Value>(accepts: Guard, builtIn: Value) => ({ accepts, builtIn })

/** The settings that an environment can define in `/acquisition/defaults.json` (product decisions, section 2). */
const table = {
  environment: setting(isNonEmptyString, import.meta.env.VITE_ENVIRONMENT ?? "development"),
  gtmContainerId: setting(isNonEmptyString, import.meta.env.VITE_GTM_CONTAINER_ID),
  gtmScriptUrl: setting(isHttpUrl, import.meta.env.VITE_GTM_SCRIPT_URL),
  acqBackendGraphqlURL: setting(isHttpUrl, import.meta.env.VITE_ACQ_BACKEND_GRAPHQL_URL ?? `${basePath}/graphql`),
  acqBackendWebsocketURL: setting(isWebSocketUrl, import.meta.env.VITE_ACQ_BACKEND_WEBSOCKET_URL),
  growthbookClientKey: setting(isNonEmptyString, import.meta.env.VITE_GROWTHBOOK_CLIENT_KEY),
  growthbookApiHost: setting(isHttpUrl, import.meta.env.VITE_GROWTHBOOK_API_HOST ?? `${basePath}/growthbook-proxy`),
  growthbookDecryptionKey: setting(isNonEmptyString, import.meta.env.VITE_GROWTHBOOK_DECRYPTION_KEY),
  growthbookRemoteEval: setting(isBoolean, import.meta.env.VITE_GROWTHBOOK_REMOTE_EVAL === "true"),
  growthbookRealtimeKey: setting(isNonEmptyString, import.meta.env.VITE_GROWTHBOOK_REALTIME_KEY),
  cmpSettingsId: setting(isNonEmptyString, import.meta.env.VITE_CMP_SETTINGS_ID),
  cmpScriptUrl: setting(isHttpUrl, import.meta.env.VITE_CMP_SCRIPT_URL ?? "/entrance/cmp/js/cmp_min.js"),
  sentryDsn: setting(isHttpUrl, import.meta.env.VITE_SENTRY_DSN),
  loginUrl: setting(isHttpUrl, import.meta.env.VITE_LOGIN_URL ?? "/entrance/login"),
  storeUrl: setting(isHttpUrl, import.meta.env.VITE_STORE_URL ?? "/"),
  socialLoginUrl: setting(isHttpUrl, import.meta.env.VITE_SOCIAL_LOGIN_URL ?? "/entrance/social"),
  customerServiceUrl: setting(isHttpUrl, import.meta.env.VITE_CUSTOMER_SERVICE_URL ?? "/entrance/contact"),
  imprintUrl: setting(isHttpUrl, import.meta.env.VITE_IMPRINT_URL ?? "content/imprint"),
  accessibilityEmail: setting(isMailtoAddress, import.meta.env.VITE_ACCESSIBILITY_EMAIL),
  appStoreUrl: setting(isHttpUrl, import.meta.env.VITE_APP_STORE_URL),
  playStoreUrl: setting(isHttpUrl, import.meta.env.VITE_PLAY_STORE_URL),
  appUrlScheme: setting(isScheme, appUrlScheme),
}

export type Settings = { [Key in keyof typeof table]: (typeof table)[Key]["builtIn"] }

/** The built-in settings, for everything that defaults.json does not define. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets which name has which type
export const builtInSettings = Object.fromEntries(namesIn(table).map((key) => [key, table[key].builtIn])) as Settings

/**
 * Merges the content of defaults.json into the built-in settings. An invalid value falls back to the built-in
 * one for that key only; `invalidKeys` lists those keys. Unknown keys are ignored.
 */
export function mergeSettings(answer: unknown): { settings: Settings; invalidKeys: string[] } {
  if (!isRecord(answer)) {
    return { settings: builtInSettings, invalidKeys: ["defaults.json"] }
  }
  const given = new Map(Object.entries(answer))
  const keys = namesIn(table).filter((key) => given.has(key))
  const accepted = keys.filter((key) => table[key].accepts(given.get(key)))
  const overrides = Object.fromEntries(accepted.map((key) => [key, given.get(key)]))
  return {
    settings: { ...builtInSettings, ...overrides },
    invalidKeys: keys.filter((key) => !accepted.includes(key)),
  }
}
