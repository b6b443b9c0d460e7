/** The outside hosts of an environment, by directive of the policy (CSP Level 3, section 6). */
export type OutsideHosts = Record<"script-src" | "connect-src", string[]>

/** The settings with URLs that pages send requests to, with the build's variable for each. */
const connectSettings = {
  acqBackendGraphqlURL: "VITE_ACQ_BACKEND_GRAPHQL_URL",
  acqBackendWebsocketURL: "VITE_ACQ_BACKEND_WEBSOCKET_URL",
  growthbookApiHost: "VITE_GROWTHBOOK_API_HOST",
  sentryDsn: "VITE_SENTRY_DSN",
  cmpScriptUrl: "VITE_CMP_SCRIPT_URL",
  gtmScriptUrl: "VITE_GTM_SCRIPT_URL",
} as const

/** The outside hosts that settings name; a path of the site itself names none. */
export function outsideHosts(settings: Readonly<Record<string, unknown>>): OutsideHosts {
  const connect = Object.keys(connectSettings).flatMap((name) => originOf(settings[name]))
  const scripts = ["cmpScriptUrl", "gtmScriptUrl"].flatMap((name) => originOf(settings[name]))
  return { "script-src": scripts, "connect-src": connect }
}

/** The outside hosts of the settings that are built in. */
export const builtInHosts = (env: Readonly<Record<string, string | undefined>>): OutsideHosts =>
  outsideHosts(Object.fromEntries(Object.entries(connectSettings).map(([name, variable]) => [name, env[variable]])))

/** The origin of an absolute URL; nothing for a path of this site or an invalid URL. */
function originOf(url: unknown): string[] {
  if (typeof url !== "string" || !URL.canParse(url)) return []
  const { protocol, host } = new URL(url)
  return [`${protocol}//${host}`]
}
