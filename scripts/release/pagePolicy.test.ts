import { expect, test } from "vitest"
import { outsideHosts } from "../outsideHosts"
import { allowSources, forbidIndexing, previewSources } from "./pagePolicy"

const page = (policy: string) => `<meta http-equiv="Content-Security-Policy" content="${policy}" /><p>x</p>`

test("the hosts of an environment's settings are allowed, each once", () => {
  const hosts = outsideHosts({
    sentryDsn: "https://key@errors.example.net/1",
    acqBackendWebsocketURL: "wss://socket.example.net/graphql",
    acqBackendGraphqlURL: "https://errors.example.net/graphql",
    cmpScriptUrl: "https://consent.example.net/cmp.js",
    gtmScriptUrl: "https://tags.example.net/gtm.js",
  })
  const policy = "script-src 'self'; connect-src 'self' https://errors.example.net; img-src 'self'"
  expect(allowSources(page(policy), hosts)).toBe(
    page(
      "script-src 'self' https://consent.example.net https://tags.example.net; " +
        "connect-src 'self' https://errors.example.net wss://socket.example.net https://consent.example.net https://tags.example.net; " +
        "img-src 'self'",
    ),
  )
})

test.each([
  ["a path of the site", { acqBackendGraphqlURL: "/acquisition/graphql" }],
  ["a value of the wrong type", { sentryDsn: 7 }],
  ["no setting at all", {}],
])("%s adds no host", (_what, settings) => {
  const html = page("script-src 'self'; connect-src 'self'")
  expect(allowSources(html, outsideHosts(settings))).toBe(html)
})

test("what a page has no directive for is allowed by one of its own", () => {
  const html = page("default-src 'none'; script-src 'self'")
  expect(allowSources(html, { "frame-src": ["https://consent.example.net"], "img-src": [] })).toBe(
    page("default-src 'none'; script-src 'self'; frame-src https://consent.example.net"),
  )
})

test("a preview allows what the tag manager's preview needs, and is not indexed", () => {
  const html = forbidIndexing(
    allowSources(page("script-src 'self'; style-src 'self'; font-src 'self'"), previewSources),
  )
  expect(html).toContain("style-src 'self' https://www.googletagmanager.com")
  expect(html).toContain("font-src 'self' https://fonts.gstatic.com data:")
  expect(html).toContain('/><meta name="robots" content="noindex"><p>')
  expect(forbidIndexing(html)).toBe(html)
})
