import { expect, test } from "vitest"
import { appReturnUrl, appLink, isWebView } from "./webView"

const scheme = "com.example.lisiere"
const app =
  "?redirectUrl=https%3A%2F%2Fid.example%2Fauth%3Fclient%3Da%26redirect_uri%3Dcom.example.lisiere%253A%252F%252Fdone"

test.each([
  ["the handlers of iOS's web view", true, { webkit: { messageHandlers: {} } }, ""],
  ["what the shop's app on Android injects", true, { MobileCommunicationFramework: {} }, ""],
  ["the app's return address in its URL", true, {}, app],
  ["the same inside acqParams", true, {}, `?acqParams=${encodeURIComponent(app.slice(1))}`],
  ["none of these", false, {}, ""],
])("a page with %s counts as shown inside an app: %s", (_, webView, globals, search) => {
  expect(isWebView(globals, search, scheme)).toBe(webView)
})

test.each([
  [app, "com.example.lisiere://done", true],
  ["?redirectUrl=/auth?redirect_uri=com.example.lisiere:/a", "com.example.lisiere:/a", true],
  [
    "?redirectUrl=https://id.example/?redirect_uri=https://x.example/com.example.lisiere",
    "https://x.example/com.example.lisiere",
    false,
  ],
  ["?redirectUrl=com.example.lisiere://done", null, false],
  ["?redirect_uri=com.example.lisiere://done", null, false],
  ["?redirectUrl=%E0%A4%A", null, false],
  ["", null, false],
])("what a URL says about the app: %s", (search, address, webView) => {
  expect(appReturnUrl(search)).toBe(address)
  expect(isWebView({}, search, scheme)).toBe(webView)
})

test.each([
  ["com.example.lisiere://done?a=1", "com.example.lisiere://done?a=1"],
  ["COM.Example.Lisiere:/cb", "com.example.lisiere:/cb"],
  ["com.example.lisiere.evil://done", undefined],
  ["javascript:alert(1)//com.example.lisiere:", undefined],
  ["java\tscript:alert(1)", undefined],
  ["https://com.example.lisiere/", undefined],
  ["//x.example/", undefined],
  ["", undefined],
])("the way back to the app: %j leads to %j", (address, link) => {
  expect(appLink(address, scheme)).toBe(link)
})
