import { existsSync, readdirSync } from "node:fs"

/**
 * The first of some files that exists on this machine.
 * @param {(string | undefined)[]} files
 */
function firstOf(...files) {
  return files.find((file) => file !== undefined && existsSync(file))
}

/** Chromium or Chrome: a path from CHROMIUM_PATH or of an installed one, undefined for the one that Playwright downloads. */
export const findBrowser = () =>
  firstOf(
    process.env.CHROMIUM_PATH,
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/usr/bin/google-chrome-stable",
    "/snap/bin/chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  )

/**
 * Chromium's headless shell, the same engine without a browser around it, at two thirds of the time: a path from
 * CHROMIUM_SHELL_PATH or of an installed one, else of the whole browser; undefined for the one that Playwright downloads.
 */
export const findHeadlessShell = () =>
  firstOf(process.env.CHROMIUM_SHELL_PATH, "/usr/bin/chromium-headless-shell") ?? findBrowser()

/** Firefox: a path from FIREFOX_PATH or of an installed one, undefined if there is none. */
export const findFirefox = () =>
  firstOf(
    process.env.FIREFOX_PATH,
    "/usr/bin/firefox-esr",
    "/usr/bin/firefox",
    "/Applications/Firefox.app/Contents/MacOS/firefox",
    "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
  )

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

/**
 * Playwright's launch options for Chromium: no sandbox, which containers lack, no background requests, and letters that
 * stand where a phone puts them (hinted ones are moved to whole pixels, so that texts are narrower and spaces uneven).
 * @param {string | undefined} path as returned by `findBrowser` or `findHeadlessShell`
 */
export function launchOptions(path) {
  return {
    ...(path !== undefined && { executablePath: path }),
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

/** The same for a whole browser, which Playwright's own is by its channel alone. */
export function wholeBrowserOptions() {
  const path = findBrowser()
  return { ...launchOptions(path), ...(path === undefined && { channel: "chromium" }) }
}
