/** The outside hosts of an environment, by directive of the policy (CSP Level 3, section 6). */
export interface OutsideHosts {
  "script-src": string[]
  "connect-src": string[]
}

/** The settings with URLs that pages send requests to. */
const connectSettings = [
  "acqBackendGraphqlURL",
  "acqBackendWebsocketURL",
  "growthbookApiHost",
  "sentryDsn",
  "cmpScriptUrl",
] as const

/** The outside hosts that an environment's settings name; a path of the site itself names none. */
export function outsideHosts(settings: Readonly<Record<string, unknown>>): OutsideHosts {
  const originsOf = (names: readonly string[]) => names.flatMap((name) => originOf(settings[name]))
  return { "script-src": originsOf(["cmpScriptUrl"]), "connect-src": originsOf(connectSettings) }
}

function originOf(url: unknown): string[] {
  if (typeof url !== "string" || !URL.canParse(url)) return []
  const { protocol, host } = new URL(url)
  return [`${protocol}//${host}`]
}

const policyTag = /(<meta http-equiv="Content-Security-Policy" content=")([^"]*)(")/

/** Adds hosts to the policy of a page; throws if the page has none. */
export function allowHosts(html: string, hosts: OutsideHosts): string {
  if (!policyTag.test(html)) throw new Error("a page without a policy cannot be released")
  return html.replace(policyTag, (_tag, start: string, policy: string, end: string) => {
    const directives = policy.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ")
      const added = name === "script-src" || name === "connect-src" ? hosts[name] : []
      return [name, ...new Set([...sources, ...added])].join(" ")
    })
    return start + directives.join("; ") + end
  })
}
