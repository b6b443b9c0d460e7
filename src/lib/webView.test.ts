// @vitest-environment node
import { describe, expect, test } from "vitest"
import { browserLink, browserCapabilities } from "./embeddedBrowser"
import { appReturnUrl, appLink, isWebView } from "./webView"

const scheme = "com.example.lisiere"
const app =
  "?redirectUrl=https%3A%2F%2Fid.example%2Fauth%3Fclient%3Da%26redirect_uri%3Dcom.example.lisiere%253A%252F%252Fdone"

const iPhone = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)"
const oldIPhone = iPhone.replace("17_4", "15_8")
const android = "Mozilla/5.0 (Linux; Android 14; Pixel 8)"
const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36"
const androidWebView = `${android.replace(")", "; wv)")} AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36`
const withHandlers = { webkit: { messageHandlers: {} } }

interface Fixture {
  name: string
  userAgent: string
  globals?: object
  search?: string
  webView: boolean
  google: boolean
  facebook: boolean
  browserScheme?: "intent" | "x-safari"
}

const fixtures: Fixture[] = [
  {
    name: "Safari",
    userAgent: `${iPhone} Version/17.4 Mobile/15E148 Safari/604.1`,
    webView: false,
    google: true,
    facebook: true,
  },
  { name: "Chrome on Android", userAgent: `${android} ${chrome}`, webView: false, google: true, facebook: true },
  {
    name: "Chrome on iOS",
    userAgent: `${iPhone} CriOS/130.0 Mobile/15E148 Safari/604.1`,
    globals: withHandlers,
    webView: true,
    google: true,
    facebook: true,
  },
  {
    name: "Firefox on iOS",
    userAgent: `${iPhone} FxiOS/131.0 Mobile/15E148 Safari/605.1.15`,
    globals: withHandlers,
    webView: true,
    google: true,
    facebook: true,
  },
  {
    name: "Edge on iOS",
    userAgent: `${iPhone} Version/17.0 EdgiOS/130.0 Mobile/15E148 Safari/604.1`,
    globals: withHandlers,
    webView: true,
    google: true,
    facebook: true,
  },
  {
    name: "DuckDuckGo on Android",
    userAgent: `${android} ${chrome} DuckDuckGo/5`,
    webView: false,
    google: true,
    facebook: true,
  },
  {
    name: "the app on iOS",
    userAgent: `${iPhone} Mobile/15E148`,
    globals: withHandlers,
    webView: true,
    google: false,
    facebook: true,
    browserScheme: "x-safari",
  },
  {
    name: "the app on an old iOS",
    userAgent: `${oldIPhone} Mobile/15E148`,
    globals: withHandlers,
    webView: true,
    google: false,
    facebook: true,
  },
  {
    name: "the app on Android",
    userAgent: androidWebView,
    globals: { MobileCommunicationFramework: {} },
    webView: true,
    google: false,
    facebook: false,
    browserScheme: "intent",
  },
  {
    name: "the app's browser tab, told by the address",
    userAgent: `${iPhone} Mobile/15E148`,
    search: app,
    webView: true,
    google: false,
    facebook: true,
    browserScheme: "x-safari",
  },
  {
    name: "Instagram on iOS",
    userAgent: `${iPhone} Mobile/15E148 Instagram 330.0.0 (iPhone15,2; iOS 17_4)`,
    webView: false,
    google: false,
    facebook: true,
    browserScheme: "x-safari",
  },
  {
    name: "Facebook on Android",
    userAgent: `${androidWebView} [FB_IAB/FB4A;FBAV/460.0.0;]`,
    webView: false,
    google: false,
    facebook: false,
    browserScheme: "intent",
  },
  {
    name: "TikTok on Android",
    userAgent: `${androidWebView} trill_350 BytedanceWebview/d8a21c6`,
    webView: false,
    google: false,
    facebook: false,
    browserScheme: "intent",
  },
  {
    name: "Line on iOS",
    userAgent: `${iPhone} Mobile/15E148 Safari Line/14.1.0`,
    webView: false,
    google: false,
    facebook: true,
    browserScheme: "x-safari",
  },
  {
    name: "a browser on a computer",
    userAgent: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36",
    webView: false,
    google: true,
    facebook: true,
  },
]

test.each(fixtures)("$name", ({ userAgent, globals = {}, search = "", webView, google, facebook, browserScheme }) => {
  expect(isWebView(globals, search, scheme)).toBe(webView)
  expect(browserCapabilities(userAgent, webView)).toEqual({ signIn: { google, facebook }, browserScheme })
})

describe("what a URL says about the app", () => {
  test.each([
    [app, "com.example.lisiere://done", true],
    ["?redirectUrl=/auth?redirect_uri=com.example.lisiere:/a", "com.example.lisiere:/a", true],
    [`?acqParams=${encodeURIComponent(app.slice(1))}`, "com.example.lisiere://done", true],
    [
      "?redirectUrl=https://id.example/?redirect_uri=https://x.example/com.example.lisiere",
      "https://x.example/com.example.lisiere",
      false,
    ],
    ["?redirectUrl=com.example.lisiere://done", null, false],
    ["?redirect_uri=com.example.lisiere://done", null, false],
    ["?redirectUrl=%E0%A4%A", null, false],
    ["?redirectUrl", null, false],
    ["", null, false],
  ])("%s", (search, address, webView) => {
    expect(appReturnUrl(search)).toBe(address)
    expect(isWebView({}, search, scheme)).toBe(webView)
  })
})

describe("the way back to the app", () => {
  test.each([
    ["com.example.lisiere://done?a=1", "com.example.lisiere://done?a=1"],
    ["com.example.lisiere:/cb", "com.example.lisiere:/cb"],
    ["COM.Example.Lisiere:/cb", "com.example.lisiere:/cb"],
    ["com.example.lisiere.evil://done", undefined],
    ["com.example.other://done", undefined],
    ["javascript:alert(1)//com.example.lisiere:", undefined],
    ["java\tscript:alert(1)", undefined],
    ["https://com.example.lisiere/", undefined],
    ["http://x.example/", undefined],
    ["data:text/html,x", undefined],
    ["//x.example/", undefined],
    ["com.example.lisiere", undefined],
    ["", undefined],
  ])("%j leads to %j", (address, link) => {
    expect(appLink(address, scheme)).toBe(link)
  })
})

test("a URL is passed to the visitor's own browser in full", () => {
  const address = "https://www.example.com/acquisition/de/a;b?rc=AB-12&validityTimestamp=a;b"
  expect(browserLink(address, "x-safari")).toBe(`x-safari-${address}`)
  expect(browserLink(address, "intent")).toBe(
    "intent://www.example.com/acquisition/de/a%3Bb?rc=AB-12&validityTimestamp=a%3Bb#Intent;scheme=https;action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;end",
  )
})
