/** The part of the site that the bundle is made of. Its type alone: a host loads what the build has written. */
type Site = typeof import("../host")

/**
 * What the flags do to a page view. To decide a page, here and everywhere in the code, is to find that out for one
 * visitor: to evaluate the flags and experiments that apply to the page. A host can do so before it sends the page;
 * otherwise the browser does.
 */
export type HostDecision = ReturnType<Site["decideOnHost"]>

/** A payload of the flag service, which a host only passes on. */
export type FlagPayload = NonNullable<Awaited<ReturnType<Site["readFlagPayload"]>>>

/**
 * The bundle with which a host evaluates experiments and renders what they decide; the build writes it beside the
 * site's folder (src/host.ts). The host itself knows neither flags nor pages.
 */
export interface HostBundle extends Site {
  build: {
    release: string
    /**
     * URL paths of the files of the script that applies a decision (src/boot/applyHostDecision.ts); the script is last.
     */
    applyDecision: readonly string[]
    /** URL paths of the files of the scripts with which a browser decides. */
    decide: readonly string[]
    /** URL paths of the files with the texts of banners and of all landing pages but the start page, by language. */
    variantTextFiles: Readonly<Record<string, readonly string[]>>
  }
}
