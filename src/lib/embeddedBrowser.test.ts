// @vitest-environment node
import { expect, test } from "vitest"
import { browserCapabilities, browserLink } from "./embeddedBrowser"

const iPhone = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)"
const oldIPhone = iPhone.replace("17_4", "15_8")
const android = "Mozilla/5.0 (Linux; Android 14; Pixel 8)"
const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36"
const androidWebView = `${android.replace(")", "; wv)")} AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36`

interface Fixture {
  name: string
  userAgent: string
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
    webView: true,
    google: true,
    facebook: true,
  },
  {
    name: "Firefox on iOS",
    userAgent: `${iPhone} FxiOS/131.0 Mobile/15E148 Safari/605.1.15`,
    webView: true,
    google: true,
    facebook: true,
  },
  {
    name: "Edge on iOS",
    userAgent: `${iPhone} Version/17.0 EdgiOS/130.0 Mobile/15E148 Safari/604.1`,
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
    webView: true,
    google: false,
    facebook: true,
    browserScheme: "x-safari",
  },
  {
    name: "the app on an old iOS",
    userAgent: `${oldIPhone} Mobile/15E148`,
    webView: true,
    google: false,
    facebook: true,
  },
  {
    name: "the app on Android",
    userAgent: androidWebView,
    webView: true,
    google: false,
    facebook: false,
    browserScheme: "intent",
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

test.each(fixtures)("$name", ({ userAgent, webView, google, facebook, browserScheme }) => {
  expect(browserCapabilities(userAgent, webView)).toEqual({ signIn: { google, facebook }, browserScheme })
})

test("a URL is passed to the visitor's own browser in full", () => {
  const address = "https://www.example.com/acquisition/de/a;b?rc=AB-12&validityTimestamp=a;b"
  expect(browserLink(address, "x-safari")).toBe(`x-safari-${address}`)
  expect(browserLink(address, "intent")).toBe(
    "intent://www.example.com/acquisition/de/a%3Bb?rc=AB-12&validityTimestamp=a%3Bb#Intent;scheme=https;action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;end",
  )
})
