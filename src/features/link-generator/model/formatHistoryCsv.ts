import { formatCsv } from "./csv"
import type { MadeLink } from "./history"

/** The columns of the history's file, named as in a campaign's file. */
const columns = ["campaign", "code", "page", "language", "channel", "made", "valid_until", "link"] as const

/** The file of links that a browser remembers. */
export const formatHistoryCsv = (history: readonly MadeLink[]): string =>
  formatCsv([
    columns,
    ...history.map(({ campaign, code, page, language, channel, madeAt, validUntil = "", link }) => [
      campaign,
      code,
      page,
      language,
      channel,
      madeAt,
      validUntil,
      link,
    ]),
  ])
