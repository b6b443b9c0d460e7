import type { LinkTarget } from "./campaign"

/**
 * What a link is called on a sheet of codes and in a campaign's file: its code, language, landing page and channel, which no
 * other link of the campaign has. The same for each reader, so that words of the user's language are left out.
 */
export const shortName = ({ code, language, page, channel }: Omit<LinkTarget, "campaign" | "utm">): string =>
  [code, language.toUpperCase(), page || "start", channel].filter(Boolean).join(" · ")
