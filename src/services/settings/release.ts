/**
 * The id of this build, the same in every environment that the build is released to. Error reports send it as
 * `release`, analytics as `applicationVersion`. Set by the build, else derived from version and content of the sources
 * (scripts/vite/releaseId.ts). It changes whenever the sources do, so only lazily loaded code may import it: the
 * initial chunks must stay cacheable.
 */
export const releaseId: string = import.meta.env.VITE_RELEASE_ID ?? "development"
