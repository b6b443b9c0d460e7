/**
 * Which build this is, in error reports and analytics: what the build was told, else version and content of the sources
 * (scripts/vite/releaseId.ts). It changes with every build, so only code that is loaded late may import it: what is
 * loaded first stays in the visitors' caches.
 */
export const releaseId: string = import.meta.env.VITE_RELEASE_ID ?? "development"
