import { parseUrl } from "../../../lib/parseUrl"
import type { MadeLink } from "./history"
import type { LinkContents } from "./link"
import { checkKeyOf } from "./linkList"
import { valueOf } from "./values"

/** What is known of a link besides what it holds itself. */
export interface LinkDetails {
  /** Name of the campaign, or the link's own utm_campaign; empty if it has none. */
  campaign: string
  /** Name of the channel, or the link's own utm_source; empty if it has none. */
  channel: string
  /** ISO 8601; empty if it is not known. */
  madeAt: string
  /** ISO 8601; undefined if it is not known. */
  validUntil: string | undefined
}

/**
 * Creates a look-up in the links that were made in this browser. A link that was not made here gets the dates of a link
 * with the same code and signature, since the backend says when a signature expires only when it signs.
 * @param made the links of this browser
 */
export function detailsIn(made: readonly MadeLink[]): (contents: LinkContents, url: string) => LinkDetails {
  const byUrl = new Map(made.map((one) => [one.link, one]))
  const byCheckKey = new Map(made.map((one) => [checkKeyOfMade(one), one]))
  return (contents, url) => {
    const known = byUrl.get(url)
    const signed = contents.validityTimestamp === undefined ? undefined : byCheckKey.get(checkKeyOf(contents))
    return {
      campaign: known?.campaign || valueOf(contents.parameters, "utm_campaign"),
      channel: known?.channel || valueOf(contents.parameters, "utm_source"),
      madeAt: (known ?? signed)?.madeAt ?? "",
      validUntil: (known ?? signed)?.validUntil,
    }
  }
}

const checkKeyOfMade = ({ link, code }: MadeLink): string =>
  checkKeyOf({ code, validityTimestamp: parseUrl(link)?.searchParams.get("validityTimestamp") || undefined })
