/**
 * Settings that stand in the prerendered pages and are therefore fixed by the build (product decisions, section 2).
 * Each is set by a variable of the build environment.
 */

/** Path under which a host serves the site, without a trailing slash. */
export const basePath = "/acquisition"

/** The shop's name, wherever it is shown. */
export const brandName: string = import.meta.env.VITE_BRAND_NAME ?? "Lisière"

/** Scheme and host of canonical and alternate addresses, without a trailing slash. */
export const siteOrigin: string = import.meta.env.VITE_SITE_ORIGIN ?? "https://www.example.com"

/** Whether English pages are linked with /en (true) or without a prefix (false). */
export const prefixDefaultLanguage: boolean = import.meta.env.VITE_PREFIX_DEFAULT_LANGUAGE === "true"
