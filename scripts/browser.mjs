import { existsSync } from "node:fs"
import { delimiter, join } from "node:path"

/**
 * The first of some programs that is installed (in the PATH).
 * @param {string[]} names
 */
function installed(...names) {
  const folders = (process.env.PATH ?? "").split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file))
}

/** Chromium or Chrome: CHROMIUM_PATH or an installed one; undefined for the one that Playwright downloads. */
export const findBrowser = () => process.env.CHROMIUM_PATH ?? installed("chromium", "chromium-browser", "google-chrome")

/**
 * Chromium's headless shell, the same engine without a browser around it, at two thirds of the time: CHROMIUM_SHELL_PATH
 * or an installed one, else the whole browser; undefined for the one that Playwright downloads.
 */
export const findHeadlessShell = () =>
  process.env.CHROMIUM_SHELL_PATH ?? installed("chromium-headless-shell") ?? findBrowser()

/** Firefox: FIREFOX_PATH or an installed one; undefined if there is none. */
export const findFirefox = () => process.env.FIREFOX_PATH ?? installed("firefox-esr", "firefox")

/** WebKitGTK's driver, the browser that it drives, and an in-memory screen for both; undefined if one is missing. */
export function findWebKit() {
  const [driver, screen] = [installed("WebKitWebDriver"), installed("Xvfb")]
  const browser = ["x86_64", "aarch64"]
    .map((processor) => `/usr/lib/${processor}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
    .find((file) => existsSync(file))
  return driver && browser && screen ? { driver, browser, screen } : undefined
}

/**
 * Playwright's launch options for Chromium: no sandbox, which containers lack, no background requests, and letters that
 * stand where a phone puts them (hinted ones are moved to whole pixels, so that texts are narrower and spaces uneven).
 * @param {string | undefined} path as returned by `findBrowser` or `findHeadlessShell`
 */
export const launchOptions = (path) => ({
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
})

/** The same for a whole browser, which Playwright's own is by its channel alone. */
export function wholeBrowserOptions() {
  const path = findBrowser()
  return { ...launchOptions(path), ...(path === undefined && { channel: "chromium" }) }
}
