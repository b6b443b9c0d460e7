import type { LinkTarget } from "./campaign"

/**
 * What a link is called on a sheet of QR codes and in a campaign's file: its registration code, language, landing page
 * and channel. No two links of a plan share this name; links that come from a file can (`combinationOf`). The name is
 * the same for every reader, so it has no words of the user's language.
 */
export const shortName = ({ code, language, page, channel }: Omit<LinkTarget, "campaign" | "utm">): string =>
  [code, language.toUpperCase(), page || "start", channel].filter(Boolean).join(" · ")
