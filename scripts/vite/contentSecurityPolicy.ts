import { createHash } from "node:crypto"

/** Hosts that a policy allows beside the site's own, as source expressions (CSP Level 3, section 2.3.1). */
export interface PolicySources {
  script: string[]
  connect: string[]
  image: string[]
  frame: string[]
}

/** What every tag manager's container needs; its script by path, since the host has other ones too. */
const tagManager: PolicySources = {
  script: ["https://www.googletagmanager.com/gtm.js", "https://www.googletagmanager.com/gtag/"],
  connect: [
    "https://www.googletagmanager.com",
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
    "https://*.g.doubleclick.net",
  ],
  // Pictures of pieces come from wherever the shop keeps them.
  image: ["https:"],
  frame: [],
}

/** The origin of an absolute address; nothing for a path of this site, and for what is no address. */
function originOf(address: string | undefined): string[] {
  if (address === undefined || !URL.canParse(address)) return []
  const { protocol, host } = new URL(address)
  return [`${protocol}//${host}`]
}

function listOf(text: string | undefined): string[] | undefined {
  return text?.split(/\s+/).filter((source) => source !== "")
}

/**
 * The hosts that a build allows (docs/settings.md): those of its built-in settings, and those that the CSP_… variables
 * name for environments whose defaults.json says something else.
 * @param env variables of the build environment
 */
export function policySources(env: Readonly<Record<string, string | undefined>>): PolicySources {
  const consent = originOf(env["VITE_CMP_SCRIPT_URL"])
  const services = ["ACQ_BACKEND_GRAPHQL_URL", "ACQ_BACKEND_WEBSOCKET_URL", "GROWTHBOOK_API_HOST", "SENTRY_DSN"]
  return {
    script: [...consent, ...(listOf(env["CSP_SCRIPT_SOURCES"]) ?? tagManager.script)],
    connect: [
      ...consent,
      ...services.flatMap((name) => originOf(env[`VITE_${name}`])),
      ...(listOf(env["CSP_CONNECT_SOURCES"]) ?? tagManager.connect),
    ],
    image: listOf(env["CSP_IMAGE_SOURCES"]) ?? tagManager.image,
    frame: listOf(env["CSP_FRAME_SOURCES"]) ?? tagManager.frame,
  }
}

function hashesOf(parts: Iterable<RegExpMatchArray>): string[] {
  const hashes = Array.from(parts, ([, text = ""]) => createHash("sha256").update(text, "utf8").digest("base64"))
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`)
}

/**
 * The policy of a page: its own inline scripts and styles by their hashes, the site's files, and the hosts it is given.
 * Throws on what no policy without 'unsafe-inline' could allow.
 * @param html the page as it is sent, to the byte
 * @param mayHaveWorker whether a service worker belongs to the site (the mocked backend's)
 */
export function contentSecurityPolicy(html: string, sources: PolicySources, mayHaveWorker = false): string {
  const inlineCode = /<[a-z][^>]*\s(?:style|on[a-z]+)="[^"]*"/.exec(html)?.[0]
  if (inlineCode) throw new Error(`a page holds what its policy refuses: ${inlineCode}`)
  const self = "'self'"
  const scripts = hashesOf(html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs))
  const styles = hashesOf(html.matchAll(/<style[^>]*>(.*?)<\/style>/gs))
  const directives: Record<string, string[]> = {
    "default-src": ["'none'"],
    "script-src": [self, ...scripts, ...sources.script],
    "style-src": [self, ...styles],
    "img-src": [self, "data:", ...sources.image],
    "font-src": [self],
    "connect-src": [self, ...sources.connect],
    ...(sources.frame.length > 0 && { "frame-src": sources.frame }),
    ...(mayHaveWorker && { "worker-src": [self] }),
    "manifest-src": [self],
    "form-action": [self],
    "base-uri": ["'none'"],
    "object-src": ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...new Set(values)].join(" "))
    .join("; ")
}
