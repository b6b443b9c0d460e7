import { createHash } from "node:crypto"
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js"
import { Severity } from "csp_evaluator/dist/finding.js"
import { CspParser } from "csp_evaluator/dist/parser.js"
import { describe, expect, test } from "vitest"
import { securityHeaders } from "../../src/hosting/responseHeaders"
import { contentSecurityPolicy, policySources } from "./contentSecurityPolicy.ts"

const script = 'let a = "1"'
const style = "p{color:red}"
const page = `<style>${style}</style><script>${script}</script><script type="module" src="/a.js"></script><p>x</p>`
const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`

/** The sources that a policy lists for a directive. */
function sourcesOf(policy: string, directive: string): string[] | undefined {
  const text = policy.split("; ").find((part) => part.startsWith(`${directive} `))
  return text?.split(" ").slice(1)
}

describe("the policy of a page", () => {
  test("allows the page's own inline parts by hash, and the files of the site", () => {
    const policy = contentSecurityPolicy(page, policySources({ CSP_SCRIPT_SOURCES: "" }))
    expect(sourcesOf(policy, "script-src")).toEqual(["'self'", sha256(script)])
    expect(sourcesOf(policy, "style-src")).toEqual(["'self'", sha256(style)])
    expect(sourcesOf(policy, "default-src")).toEqual(["'none'"])
    expect(sourcesOf(policy, "worker-src")).toBeUndefined()
    expect(sourcesOf(policy, "frame-src")).toBeUndefined()
    expect(policy).not.toMatch(/unsafe/)
  })

  test("allows a service worker in the build that has one", () => {
    expect(sourcesOf(contentSecurityPolicy(page, policySources({}), "site"), "worker-src")).toEqual(["'self'"])
  })

  test("allows frames and e-mails on the sandbox's own pages, which no build for visitors has", () => {
    const policy = contentSecurityPolicy("", policySources({}), "sandbox")
    expect(sourcesOf(policy, "frame-src")).toEqual(["'self'"])
    expect(sourcesOf(policy, "style-src")).toEqual(["'self'", "'unsafe-inline'"])
    expect(sourcesOf(policy, "script-src")).not.toContain("'unsafe-inline'")
  })

  test.each(['<p style="color:red">', '<a class="b" onclick="go()">', '<svg\nstyle="fill:red">'])(
    "no page with %s is sealed",
    (html) => {
      expect(() => contentSecurityPolicy(page + html, policySources({}))).toThrow("what its policy refuses")
    },
  )

  test("allows the hosts of the built-in settings, by origin", () => {
    const policy = contentSecurityPolicy(
      page,
      policySources({
        VITE_ACQ_BACKEND_GRAPHQL_URL: "https://api.shop.example/graphql?a=1",
        VITE_ACQ_BACKEND_WEBSOCKET_URL: "wss://api.shop.example/socket",
        VITE_GROWTHBOOK_API_HOST: "/acquisition/growthbook-proxy",
        VITE_SENTRY_DSN: "https://key@errors.example:8443/7",
        VITE_CMP_SCRIPT_URL: "https://consent.example/cmp.js",
        CSP_CONNECT_SOURCES: "https://other.example  https://*.more.example",
        CSP_FRAME_SOURCES: "https://frame.example",
        CSP_IMAGE_SOURCES: "",
      }),
    )
    expect(sourcesOf(policy, "connect-src")).toEqual([
      "'self'",
      "https://api.shop.example",
      "wss://api.shop.example",
      "https://errors.example:8443",
      "https://consent.example",
      "https://other.example",
      "https://*.more.example",
    ])
    expect(sourcesOf(policy, "script-src")).toContain("https://consent.example")
    expect(sourcesOf(policy, "frame-src")).toEqual(["https://frame.example"])
    expect(sourcesOf(policy, "img-src")).toEqual(["'self'", "data:"])
  })

  test("has no significant weakness according to the evaluator, alone and with the headers of a host", () => {
    const own = contentSecurityPolicy(page, policySources({}))
    const header = securityHeaders("/acquisition")["content-security-policy"] ?? ""
    for (const policy of [own, `${own}; ${header}`]) {
      const findings = new CspEvaluator(new CspParser(policy).csp).evaluate()
      // The lower the number, the more severe; syntax and medium are the least severe that count.
      const heavy = findings.filter(({ severity }) => severity <= Severity.MEDIUM)
      expect(heavy.map(({ directive, value, description }) => [directive, value, description])).toEqual([])
    }
    // The evaluator does find weaknesses.
    const weak = new CspEvaluator(new CspParser(own.replace("script-src", "script-src 'unsafe-inline' https:")).csp)
    expect(weak.evaluate().some(({ severity }) => severity === Severity.HIGH)).toBe(true)
  })
})
