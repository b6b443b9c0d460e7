import type { LinkTarget } from "../model/campaign"
import { useLinkWords } from "../useLinkWords"

/**
 * Returns a function that names a link in a list: its channel, language, landing page and code, after its campaign if
 * given.
 */
export function useLinkName() {
  const words = useLinkWords()
  return ({
    campaign = "",
    channel,
    language,
    page,
    code,
  }: Pick<LinkTarget, "channel" | "language" | "page" | "code"> & { campaign?: string }): string =>
    [campaign, channel, words.language(language), words.page(page), code].filter(Boolean).join(" · ")
}
