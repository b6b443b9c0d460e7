import { describe, expect, test } from "vitest"
import { builtInSettings, mergeSettings } from "./settings"

const { settings: untouched } = mergeSettings({})

test("an empty response leaves the built-in settings (product decisions, section 2)", () => {
  expect(mergeSettings({})).toEqual({ settings: builtInSettings, invalidKeys: [] })
  expect(untouched).toMatchObject({
    environment: "development",
    acqBackendGraphqlURL: "/acquisition/graphql",
    growthbookApiHost: "/acquisition/growthbook-proxy",
    growthbookRemoteEval: false,
    cmpScriptUrl: "/entrance/cmp/js/cmp_min.js",
    loginUrl: "/entrance/login",
    storeUrl: "/",
    socialLoginUrl: "/entrance/social",
    customerServiceUrl: "/entrance/contact",
    imprintUrl: "content/imprint",
    appUrlScheme: "com.example.lisiere",
  })
  for (const key of [
    "gtmContainerId",
    "acqBackendWebsocketURL",
    "growthbookClientKey",
    "cmpSettingsId",
    "sentryDsn",
    "accessibilityEmail",
  ]) {
    expect(untouched).toHaveProperty(key, undefined)
  }
})

test.each([null, undefined, "text", 3, [], [{}]])("the response %j contains no settings", (answer) => {
  expect(mergeSettings(answer)).toEqual({ settings: builtInSettings, invalidKeys: ["defaults.json"] })
})

test("unknown keys are ignored", () => {
  expect(mergeSettings({ other: 1, loginUrl: "/login" })).toEqual({
    settings: { ...builtInSettings, loginUrl: "/login" },
    invalidKeys: [],
  })
})

test("a value of the wrong type keeps the built-in value of just that key", () => {
  const { settings, invalidKeys } = mergeSettings({ environment: 3, loginUrl: "/login", growthbookRemoteEval: "true" })
  expect(settings).toEqual({ ...builtInSettings, loginUrl: "/login" })
  expect(invalidKeys).toEqual(["environment", "growthbookRemoteEval"])
})

describe.each<[key: string, values: readonly unknown[]]>([
  [
    "loginUrl",
    ["https://login.example.org/x", "http://localhost/login", "/entrance/login", "login", "//cdn.example.org/x"],
  ],
  ["acqBackendGraphqlURL", ["https://api.example.org/graphql", "/acquisition/graphql"]],
  ["acqBackendWebsocketURL", ["wss://api.example.org/graphql", "ws://localhost/graphql"]],
  ["gtmScriptUrl", ["/metrics/gtm.js", "https://tags.example.org/gtm.js"]],
  ["accessibilityEmail", ["access@example.com", "a.b+web@shop.example.org"]],
  ["appUrlScheme", ["com.example.lisiere", "org.example.app-2"]],
  ["growthbookRemoteEval", [true, false]],
])("%s", (key, values) => {
  test.each(values)("accepts %j", (value) => {
    expect(mergeSettings({ [key]: value })).toEqual({ settings: { ...builtInSettings, [key]: value }, invalidKeys: [] })
  })
})

describe.each<[key: string, values: readonly unknown[]]>([
  ["loginUrl", ["javascript:alert(1)", "JaVaScRiPt:alert(1)", " javascript:alert(1)", "java\nscript:alert(1)"]],
  ["loginUrl", ["data:text/html,x", "ftp://example.org", "mailto:a@example.org", "https://", "", null, 3, {}, []]],
  // Its meaning depends on the page's own scheme; on some pages it is an error.
  ["storeUrl", ["https:", "http:", "https:example.org"]],
  ["storeUrl", ["javascript:alert(1)", "com.example.lisiere://open"]],
  ["acqBackendGraphqlURL", ["wss://api.example.org", "javascript:0", null]],
  ["acqBackendWebsocketURL", ["https://api.example.org", "javascript:0", true]],
  ["accessibilityEmail", ["access", "@example.com", "a b@example.com", "a@example.com,b@example.com", "", null]],
  ["accessibilityEmail", ["a@example.com?bcc=b@example.com", "a@example.com\n", "mailto:a@example.com"]],
  ["appUrlScheme", ["javascript", "https://example.org", "com.example.lisiere://", ""]],
  ["gtmContainerId", ["", 3, null]],
  ["gtmScriptUrl", ["javascript:alert(1)", "data:text/javascript,1", 3]],
  ["growthbookRemoteEval", ["true", 1, null]],
])("%s", (key, values) => {
  test.each(values)("rejects %j", (value) => {
    expect(mergeSettings({ [key]: value })).toEqual({ settings: builtInSettings, invalidKeys: [key] })
  })
})
