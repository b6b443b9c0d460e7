import { readFileSync } from "node:fs"
import type { Browser } from "@playwright/test"

/** Where the benchmark's host serves them. */
export const staticPath = "/static.html"
export const staticFormPath = "/static-form.html"

/**
 * The page that the landing page is compared with: its own HTML with the same styles, picture and fonts, but no script,
 * so nothing with this content can be faster.
 * @param distDir folder of the built site
 */
export function staticPage(distDir: string): string {
  const html = readFileSync(`${distDir}/index.html`, "utf8")
  return (
    html
      .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, "")
      .replaceAll(/<link rel="(?:modulepreload|stylesheet)"[^>]*>|<template id="modules">.*?<\/template>/gs, "")
      .replace(/<link rel="preload"[^>]*as="fetch"[^>]*>/, "")
      // The policy names hashes of scripts that have been removed.
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "")
      // Slots that wait for flags are visible from the start.
      .replace("<html ", "<html data-revealed data-app-requested data-body-font ")
  )
}

/** The part of the landing page that holds the code form, or the form behind a code. */
const registrationArea = "#registration"

/**
 * The static page with the registration form in place of the code form, for who opens an invitation link.
 * @param landing URL of the landing page, from which the form is taken once it is there
 * @param page the static page, as HTML
 */
export async function staticPageWithForm(browser: Browser, landing: string, page: string): Promise<string> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, locale: "en-GB" })
  try {
    const tab = await context.newPage()
    await tab.goto(`${landing}?rc=VALID-0001`)
    await tab.locator("#registration-email").waitFor()
    return await tab.evaluate(
      ([html, area]) => {
        const parsed = new DOMParser().parseFromString(html, "text/html")
        const form = document.querySelector(area)
        if (form) parsed.querySelector(area)?.replaceWith(parsed.importNode(form, true))
        // Until the landing page is hydrated, it holds both forms and shows the one for an invited visitor.
        parsed.documentElement.dataset["invited"] = ""
        return `<!doctype html>${parsed.documentElement.outerHTML}`
      },
      [page, registrationArea] as const,
    )
  } finally {
    await context.close()
  }
}
