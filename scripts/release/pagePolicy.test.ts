// @vitest-environment node
import { expect, test } from "vitest"
import { outsideHosts } from "../outsideHosts"
import { allowHosts } from "./pagePolicy"

const page = (policy: string) => `<meta http-equiv="Content-Security-Policy" content="${policy}" /><p>x</p>`

test("the hosts of an environment's settings are allowed, each once", () => {
  const hosts = outsideHosts({
    sentryDsn: "https://key@errors.example.net/1",
    acqBackendWebsocketURL: "wss://socket.example.net/graphql",
    acqBackendGraphqlURL: "https://errors.example.net/graphql",
    cmpScriptUrl: "https://consent.example.net/cmp.js",
  })
  const policy = "script-src 'self'; connect-src 'self' https://errors.example.net; img-src 'self'"
  expect(allowHosts(page(policy), hosts)).toBe(
    page(
      "script-src 'self' https://consent.example.net; " +
        "connect-src 'self' https://errors.example.net wss://socket.example.net https://consent.example.net; " +
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
  expect(allowHosts(html, outsideHosts(settings))).toBe(html)
})

test("a page without a policy is refused rather than released without one", () => {
  expect(() => allowHosts("<p>x</p>", outsideHosts({}))).toThrow("policy")
})
