import { readFileSync } from "node:fs"

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
      .replace("<html ", "<html data-revealed data-opened data-face ")
  )
}
