import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from "@playwright/test"
import { wholeBrowserOptions } from "../../scripts/browser.mjs"

/** The measured phone (performance figures: 412×823, slow 4G, CPU four times slower). */
const viewport = { width: 412, height: 823 }
const line = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const processorSlowdown = 4

/**
 * Starts Chromium; its window is as large as the emulated screen, otherwise pictures further down would be painted
 * late.
 */
export function startBrowser(): Promise<Browser> {
  const { args, ...options } = wholeBrowserOptions()
  return chromium.launch({
    ...options,
    args: [...args, "--js-flags=--expose-gc", `--window-size=${viewport.width},${viewport.height}`],
  })
}

/** A fresh phone: nothing cached, nothing stored. */
export function newPhone(browser: Browser, locale = "en-GB"): Promise<BrowserContext> {
  return browser.newContext({
    viewport,
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale,
    ignoreHTTPSErrors: true,
  })
}

/** Throttles a page's network and CPU to those of the phone. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send("Network.enable")
  await session.send("Network.emulateNetworkConditions", line)
  await session.send("Emulation.setCPUThrottlingRate", { rate: processorSlowdown })
  return session
}
