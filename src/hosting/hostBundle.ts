import type { Language } from "../lib/languages"

// These types repeat those of src/host.ts and services/experiments/decide.ts, since src/hosting may import only
// src/lib; src/host.test.ts does not compile if they differ.

/** A page whose flags and experiments a host may evaluate ("decide", see HostDecision below). */
export interface HostPage {
  path: string
  /**
   * The path again if it is that of a landing page, or may become one through the flag `landing-pages`; undefined for
   * any other page.
   */
  landingPath: string | undefined
}

/** How hosts reach the flag service of an environment. */
export interface FlagService {
  clientKey: string
  decryptionKey: string | undefined
  /** Whether visitors keep the variant that they have seen. */
  stickyBucketing: boolean
}

/**
 * What the flags do to a page view. To decide a page, here and everywhere in the code, is to find that out for one
 * visitor: to evaluate the flags and experiments that apply to the page. A host can do so before it sends the page;
 * otherwise the browser does.
 */
export interface HostDecision {
  /** The experiments that the visitor takes part in, control groups included. */
  exposures: { experiment_id: string; variation_id: string }[]
  redirect?: string
  /** The landing page as the flags configure it (`FlaggedLanding` in services/experiments/experiments.ts). */
  landing?: { changed: boolean; existsOnlyByFlag: boolean; configuration: object }
  /** The visitor's sticky bucket assignments, as the SDK serialises them (JSON), if this page view adds one. */
  stickyBuckets?: string
}

/**
 * The bundle with which a host evaluates experiments and renders what they decide; the build writes it beside the
 * site's folder (src/host.ts). The host itself knows neither flags nor pages.
 */
export interface HostBundle<Payload = unknown> {
  build: {
    release: string
    /**
     * URL paths of the files of the script that adopts a decision (src/boot/adoptDecision.ts); the last is the script
     * itself.
     */
    adopt: readonly string[]
    /** URL paths of the files with the texts of banners and of all landing pages but the start page, by language. */
    variantTextFiles: Readonly<Record<string, readonly string[]>>
  }
  /** How to reach the flag service with the settings of an environment; undefined where a host cannot decide. */
  flagServiceOf: (settings: unknown) => FlagService | undefined
  /** Reads an answer of the flag service; undefined if it is not a payload or the key is wrong. */
  readFlagPayload: (answer: unknown, decryptionKey: string | undefined) => Promise<Payload | undefined>
  /** The page at a URL; undefined if the browser decides it. */
  hostPageAt: (url: URL, referrer: string) => HostPage | undefined
  decide: (
    payload: Payload,
    visit: { url: string; id: string; landingPath: string | undefined; stickyBuckets?: string | undefined },
  ) => HostDecision
  /** Renders a landing page as decided; undefined for one that only the browser renders. */
  renderDecided(
    pathname: string,
    language: Language,
    landing: NonNullable<HostDecision["landing"]>,
  ): Promise<string | undefined>
  /** The text of the data block that the page adopts. */
  decisionText(block: Omit<HostDecision, "redirect"> & { path: string; id: string }): string
}
