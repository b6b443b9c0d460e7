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
