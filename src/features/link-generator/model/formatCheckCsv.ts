import type { CheckedLink } from "./checkedLink"
import { formatCsv } from "./csv"

/** The columns of a check's file; those that a campaign's file has too are named as there. */
const columns = [
  "line",
  "result",
  "campaign",
  "code",
  "page",
  "language",
  "channel",
  "made",
  "valid_until",
  "link",
] as const

/**
 * The file of a check.
 * @param resultOf the result of a link in the user's language
 */
export const formatCheckCsv = (links: readonly CheckedLink[], resultOf: (checked: CheckedLink) => string): string =>
  formatCsv([
    columns,
    ...links.map((checked) => [
      String(checked.line),
      resultOf(checked),
      ...partsOf(checked),
      checked.url ?? checked.text,
    ]),
  ])

/** The cells between a link's result and its address: what the link holds and what is known of it. */
function partsOf({ contents, details }: CheckedLink): string[] {
  if (!contents) return columns.slice(2, -1).map(() => "")
  const { campaign, channel, madeAt, validUntil = "" } = details
  return [campaign, contents.code, contents.page, contents.language, channel, madeAt, validUntil]
}
