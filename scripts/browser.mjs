import { existsSync, readdirSync } from "node:fs"
import { homedir } from "node:os"
import { join } from "node:path"

/** Where distributions and vendors install Chromium or Chrome. */
const places = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
]

/** Where Playwright keeps its downloaded browsers. */
const downloads = [
  process.env.PLAYWRIGHT_BROWSERS_PATH ?? "",
  join(homedir(), ".cache/ms-playwright"),
  join(homedir(), "Library/Caches/ms-playwright"),
]

/**
 * Whether Playwright has downloaded a browser.
 * @param {string} name of its folder, without the revision
 */
function isDownloaded(name) {
  return downloads.some(
    (folder) =>
      folder !== "" && existsSync(folder) && readdirSync(folder).some((entry) => entry.startsWith(`${name}-`)),
  )
}

/**
 * The browser of the tests: a path from CHROMIUM_PATH or of an installed Chromium or Chrome, "bundled" if Playwright
 * has downloaded its own, undefined if there is none.
 * @returns {string | undefined}
 */
export function findBrowser() {
  return firstOf(process.env.CHROMIUM_PATH, ...places) ?? (isDownloaded("chromium") ? "bundled" : undefined)
}

/**
 * Chromium's headless shell, at half the cost: a path from CHROMIUM_SHELL_PATH or of an installed one, "bundled-shell"
 * if Playwright has downloaded it, undefined if there is none.
 * @returns {string | undefined}
 */
export function findHeadlessShell() {
  const installed = firstOf(process.env.CHROMIUM_SHELL_PATH, "/usr/bin/chromium-headless-shell")
  return installed ?? (isDownloaded("chromium_headless_shell") ? "bundled-shell" : undefined)
}

/**
 * Playwright's launch options for Chromium: no sandbox, which containers lack, no background requests, and letters that
 * stand where a phone puts them (hinted ones are moved to whole pixels, so that texts are narrower and spaces uneven).
 * @param {string | undefined} path as returned by `findBrowser` or `findHeadlessShell`
 */
export function launchOptions(path) {
  return {
    // Playwright's own: the channel names the whole browser, without it the shell is meant.
    ...(path === "bundled" && { channel: "chromium" }),
    ...(path !== undefined && !path.startsWith("bundled") && { executablePath: path }),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--font-render-hinting=none",
    ],
  }
}

/**
 * The first of some files that exists on this machine.
 * @param {(string | undefined)[]} files
 */
function firstOf(...files) {
  return files.find((file) => file !== undefined && existsSync(file))
}

/**
 * Firefox: a path from FIREFOX_PATH or of an installed one, undefined if there is none.
 * @returns {string | undefined}
 */
export function findFirefox() {
  return firstOf(
    process.env.FIREFOX_PATH,
    "/usr/bin/firefox-esr",
    "/usr/bin/firefox",
    "/Applications/Firefox.app/Contents/MacOS/firefox",
    "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
  )
}

/**
 * WebKitGTK's driver, the browser that it drives, and an in-memory screen for both; undefined if one is missing.
 * @returns {{ driver: string, browser: string, screen: string } | undefined}
 */
export function findWebKit() {
  const folders = existsSync("/usr/lib") ? readdirSync("/usr/lib").filter((name) => name.endsWith("-linux-gnu")) : []
  const driver = firstOf("/usr/bin/WebKitWebDriver")
  const browser = firstOf(...folders.map((name) => `/usr/lib/${name}/webkit2gtk-4.1/MiniBrowser`))
  const screen = firstOf("/usr/bin/Xvfb")
  return driver && browser && screen ? { driver, browser, screen } : undefined
}
