import { expect, test } from "vitest"
import { browserCapabilities, browserLink } from "./embeddedBrowser"

const iPhone = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)"
const oldIPhone = iPhone.replace("17_4", "15_8")
const android = "Mozilla/5.0 (Linux; Android 14; Pixel 8)"
const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36"
const androidWebView = `${android.replace(")", "; wv)")} AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36`

const safari = `${iPhone} Version/17.4 Mobile/15E148 Safari/604.1`
const onIPhone = (name: string) => `${iPhone} ${name} Mobile/15E148 Safari/604.1`
const inIPhoneApp = (app: string) => `${iPhone} Mobile/15E148 ${app}`
const inAndroidApp = (app: string) => `${androidWebView} ${app}`
const mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)"

/** Browsers in which both sign-ins work, some of them built on a web view. */
const browsers: Record<string, string> = {
  Safari: safari,
  "Safari on a computer": `${mac} Version/17.4 Safari/605.1.15`,
  "Firefox on a Mac": "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0",
  "Chrome on iOS": onIPhone("CriOS/130.0.6723.90"),
  "DuckDuckGo on iOS": `${safari} Ddg/17.4`,
  "DuckDuckGo on iOS, earlier": onIPhone("Version/17.4 DuckDuckGo/7"),
  "Opera on iOS": `${safari} OPT/5.1.0`,
  "the Google app on iOS": onIPhone("GSA/341.0.689836166"),
  "Yandex on iOS": onIPhone("Version/17.4 YaBrowser/24.10.0.392.10 SA/3"),
  "Chrome on Android": `${android} ${chrome}`,
  "Firefox on Android": "Mozilla/5.0 (Android 14; Mobile; rv:131.0) Gecko/131.0 Firefox/131.0",
  "Samsung Internet": `${android} AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`,
  "Opera Touch on Android": `${androidWebView} OPT/2.9`,
  "DuckDuckGo on Android": `${android} ${chrome} Ddg/130.0`,
  "DuckDuckGo on Android, earlier": `${androidWebView.replace("; wv", "")} DuckDuckGo/5`,
  "the Google app on Android": `${androidWebView} GSA/15.42`,
  "the Xiaomi browser": `${android} AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/112.0.5615.136 Mobile Safari/537.36 XiaoMi/MiuiBrowser/14.22`,
  "a browser on a computer": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36",
}

const iPhoneApps: Record<string, string> = {
  "a plain web view": inIPhoneApp("").trim(),
  Instagram: inIPhoneApp("Instagram 330.0.0 (iPhone15,2; iOS 17_4)"),
  Snapchat: inIPhoneApp("Snapchat/13.12.0.41 (like Safari/8618.1.15.10.15, panda)"),
  Line: inIPhoneApp("Safari/604.1 Line/14.1.0"),
  Naver: inIPhoneApp("Safari/605.1 NAVER(inapp; search; 2000; 12.7.3)"),
}

const androidApps: Record<string, string> = {
  "a plain web view": androidWebView,
  "a web view that hides": androidWebView.replace("; wv", ""),
  KakaoTalk: inAndroidApp("KAKAOTALK 2410900"),
}

const working = { signIn: { google: true, facebook: true }, browserScheme: undefined }

test.each(Object.entries(browsers))("both sign-ins work in %s", (_name, userAgent) => {
  expect(browserCapabilities(userAgent, false)).toEqual(working)
})

// Those on iOS may be built on a web view whose objects a page can see.
test.each(Object.entries(browsers).filter(([, userAgent]) => /iPhone|Macintosh/.test(userAgent)))(
  "both sign-ins work in %s, though it looks like an app",
  (_name, userAgent) => {
    expect(browserCapabilities(userAgent, true)).toEqual(working)
  },
)

test.each(Object.entries(iPhoneApps))("Google rejects %s on iOS, which another browser can replace", (_name, agent) => {
  const failing = { google: false, facebook: true }
  expect(browserCapabilities(agent, false)).toEqual({ signIn: failing, browserScheme: "x-safari" })
  const older = agent.replace(iPhone, oldIPhone)
  expect(browserCapabilities(older, false)).toEqual({ signIn: failing, browserScheme: undefined })
})

test.each(Object.entries(androidApps))("Google and Facebook reject %s on Android", (_name, userAgent) => {
  const signIn = { google: false, facebook: false }
  expect(browserCapabilities(userAgent, false)).toEqual({ signIn, browserScheme: "intent" })
})

test.each([
  ["the shop's app on iOS", inIPhoneApp(""), "x-safari"],
  ["the shop's app on Android", `${android} ${chrome}`, "intent"],
  ["an app on an iPad, as on a computer", mac, undefined],
] as const)("Google rejects %s", (_name, userAgent, browserScheme) => {
  expect(browserCapabilities(userAgent, true)).toMatchObject({ signIn: { google: false }, browserScheme })
})

test("a URL is passed to the visitor's own browser in full", () => {
  const address = "https://www.example.com/acquisition/de/a;b?rc=AB-12&validityTimestamp=a;b"
  expect(browserLink(address, "x-safari")).toBe(`x-safari-${address}`)
  expect(browserLink(address, "intent")).toBe(
    "intent://www.example.com/acquisition/de/a%3Bb?rc=AB-12&validityTimestamp=a%3Bb#Intent;scheme=https;action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;end",
  )
})
