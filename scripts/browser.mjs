import { existsSync, readdirSync } from "node:fs"
import { homedir } from "node:os"
import { join } from "node:path"

/** Where distributions and vendors put Chromium or Chrome. */
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

/** Where Playwright keeps the browsers that it has downloaded. */
const downloads = [
  process.env.PLAYWRIGHT_BROWSERS_PATH ?? "",
  join(homedir(), ".cache/ms-playwright"),
  join(homedir(), "Library/Caches/ms-playwright"),
]

function downloaded() {
  return downloads.some(
    (folder) => folder !== "" && existsSync(folder) && readdirSync(folder).some((name) => name.startsWith("chromium-")),
  )
}

/**
 * The browser of the tests: a path from CHROMIUM_PATH or of an installed Chromium or Chrome, "bundled" where Playwright
 * has downloaded its own, undefined where there is none.
 * @returns {string | undefined}
 */
export function findBrowser() {
  const given = process.env.CHROMIUM_PATH
  if (given && existsSync(given)) return given
  return places.find((place) => existsSync(place)) ?? (downloaded() ? "bundled" : undefined)
}

/**
 * Chromium without its windows and menus, half the work for a machine: a path from CHROMIUM_SHELL_PATH or of an installed
 * one, undefined where there is none.
 * @returns {string | undefined}
 */
export function findHeadlessShell() {
  return firstOf(process.env.CHROMIUM_SHELL_PATH, "/usr/bin/chromium-headless-shell")
}

/**
 * How Playwright starts a Chromium: without a sandbox, which containers lack, and without anything of its own on the line.
 * @param {string | undefined} path as `findBrowser` or `findHeadlessShell` answers it; without one, or for "bundled",
 * Playwright's own
 */
export function launchOptions(path) {
  return {
    ...(path !== undefined && path !== "bundled" && { executablePath: path }),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  }
}

/**
 * The first of some files that this machine has.
 * @param {(string | undefined)[]} files
 */
function firstOf(...files) {
  return files.find((file) => file !== undefined && existsSync(file))
}

/**
 * Firefox: a path from FIREFOX_PATH or of an installed one, undefined where there is none.
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
 * WebKitGTK's driver, the browser that it drives, and a screen in memory for both; undefined where one is missing.
 * @returns {{ driver: string, browser: string, screen: string } | undefined}
 */
export function findWebKit() {
  const folders = existsSync("/usr/lib") ? readdirSync("/usr/lib").filter((name) => name.endsWith("-linux-gnu")) : []
  const driver = firstOf("/usr/bin/WebKitWebDriver")
  const browser = firstOf(...folders.map((name) => `/usr/lib/${name}/webkit2gtk-4.1/MiniBrowser`))
  const screen = firstOf("/usr/bin/Xvfb")
  return driver && browser && screen ? { driver, browser, screen } : undefined
}
