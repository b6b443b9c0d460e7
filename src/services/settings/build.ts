/**
 * Settings that stand in the prerendered pages and are therefore fixed by the build (product decisions, section 2).
 * Each is set by a variable of the build environment.
 */

/** The shop's name, wherever it is shown. */
export const brandName: string = import.meta.env.VITE_BRAND_NAME ?? "Lisière"

/** Reverse-domain scheme of the shop's app; the head script asks for it before any setting is known. */
export const appUrlScheme: string = import.meta.env.VITE_APP_URL_SCHEME ?? "com.example.lisiere"

/** Scheme and host of canonical and alternate addresses, without a trailing slash. */
export const siteOrigin: string = import.meta.env.VITE_SITE_ORIGIN ?? "https://www.example.com"

/** Whether English pages are linked with /en (true) or without a prefix (false). */
export const prefixDefaultLanguage: boolean = import.meta.env.VITE_PREFIX_DEFAULT_LANGUAGE === "true"

/**
 * Whether what experiments can change stays unseen until they have decided (product decisions, section 6); otherwise they
 * change only what has not been painted.
 */
export const holdExperimentSlots: boolean = import.meta.env.VITE_HOLD_EXPERIMENT_SLOTS !== "false"
