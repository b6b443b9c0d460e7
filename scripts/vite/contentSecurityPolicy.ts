import { createHash } from "node:crypto"
import { builtInHosts } from "../outsideHosts.ts"

/** Hosts that a policy allows besides the site's own, by directive (CSP Level 3, section 2.3.1). */
type PolicySources = Readonly<Record<string, readonly string[]>>

/** What every tag manager container needs; its script by path, since the host has other endpoints too. */
const tagManager = {
  script: ["https://www.googletagmanager.com/gtm.js", "https://www.googletagmanager.com/gtag/"],
  connect: [
    "https://www.googletagmanager.com",
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
    "https://*.g.doubleclick.net",
    "https://www.google.com",
  ],
  // Product pictures may come from any host.
  image: ["https:"],
}

/**
 * The hosts that a build allows (docs/settings.md): those of its built-in settings, and those in the CSP_… variables,
 * for environments with another defaults.json.
 * @param env variables of the build environment
 */
export function policySources(env: Readonly<Record<string, string | undefined>>): PolicySources {
  const hosts = builtInHosts(env)
  const listed = (name: string) => env[name]?.split(/\s+/).filter((source) => source !== "")
  return {
    "script-src": [...hosts["script-src"], ...(listed("CSP_SCRIPT_SOURCES") ?? tagManager.script)],
    "connect-src": [...hosts["connect-src"], ...(listed("CSP_CONNECT_SOURCES") ?? tagManager.connect)],
    "img-src": listed("CSP_IMAGE_SOURCES") ?? tagManager.image,
    "frame-src": listed("CSP_FRAME_SOURCES") ?? [],
  }
}

function hashesOf(parts: Iterable<RegExpMatchArray>): string[] {
  const hashes = Array.from(parts, ([, text = ""]) => createHash("sha256").update(text, "utf8").digest("base64"))
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`)
}

/**
 * The policy of a page: its own inline scripts and styles by hash, the site's files, and the given hosts. Throws on
 * anything that no policy without 'unsafe-inline' could allow.
 * @param html the page exactly as served
 * @param mocked for a build with the mocked backend inside: "site" for a page that has its service worker, "sandbox" for
 *   one of the sandbox's own, which shows pages of the site and e-mails with their inline styles in frames
 */
export function contentSecurityPolicy(html: string, sources: PolicySources, mocked?: "site" | "sandbox"): string {
  const inlineCode = /<[a-z][^>]*\s(?:style|on[a-z]+)="[^"]*"/.exec(html)?.[0]
  if (inlineCode) throw new Error(`a page holds what its policy refuses: ${inlineCode}`)
  const self = "'self'"
  const scripts = hashesOf(html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs))
  const styles = hashesOf(html.matchAll(/<style[^>]*>(.*?)<\/style>/gs))
  const own: PolicySources = {
    "default-src": ["'none'"],
    "script-src": [self, ...scripts],
    "style-src": mocked === "sandbox" ? [self, "'unsafe-inline'"] : [self, ...styles],
    "img-src": [self, "data:"],
    "font-src": [self],
    "connect-src": [self],
    "frame-src": mocked === "sandbox" ? [self] : [],
    "worker-src": mocked ? [self] : [],
    "manifest-src": [self],
    "form-action": [self],
    "base-uri": ["'none'"],
    "object-src": ["'none'"],
  }
  return Object.entries(own)
    .map(([name, values]) => [name, ...new Set([...values, ...(sources[name] ?? [])])])
    .filter(({ length }) => length > 1)
    .map((directive) => directive.join(" "))
    .join("; ")
}
