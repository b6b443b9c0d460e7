import { readFileSync } from "node:fs"

/**
 * The page that the landing page is measured against: its own HTML with the same styles, picture and fonts, and without
 * any script, so that nothing with this content can be faster.
 * @param distDir folder of the built site
 */
export function staticPage(distDir: string): string {
  const html = readFileSync(`${distDir}/index.html`, "utf8")
  return (
    html
      .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, "")
      .replaceAll(/<link rel="(?:modulepreload|stylesheet)"[^>]*>|<template id="modules">.*?<\/template>/gs, "")
      .replace(/<link rel="preload"[^>]*as="fetch"[^>]*>/, "")
      // The policy names the hashes of scripts that are gone.
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "")
      // What waits for the flags is in view from the beginning.
      .replace("<html ", "<html data-revealed data-opened data-face ")
  )
}
