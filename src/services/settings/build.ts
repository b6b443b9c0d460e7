/**
 * Settings that are part of the prerendered pages and therefore fixed at build time (product decisions, section 2).
 * Each is set by an environment variable of the build.
 */

/** The shop's name, wherever it is shown. */
export const brandName: string = import.meta.env.VITE_BRAND_NAME ?? "Lisière"

/** Reverse-domain URL scheme of the shop's app; the head script needs it before the settings are known. */
export const appUrlScheme: string = import.meta.env.VITE_APP_URL_SCHEME ?? "com.example.lisiere"

/** Scheme and host of canonical and alternate URLs, without a trailing slash. */
export const siteOrigin: string = import.meta.env.VITE_SITE_ORIGIN ?? "https://www.example.com"

/** Whether English pages are linked with /en (true) or without a prefix (false). */
export const prefixDefaultLanguage: boolean = import.meta.env.VITE_PREFIX_DEFAULT_LANGUAGE === "true"
