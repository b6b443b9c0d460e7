import { usePage } from "../../../router/usePage"
import type { CampaignLink } from "../model/campaign"
import { formatShortDateTime } from "../model/dateTime"
import { useLinkWords } from "../useLinkWords"
import { Cell } from "./Cell"
import { Expiry } from "./Expiry"
import { LinkWithButtons } from "./LinkWithButtons"
import { LandingPageName } from "./LandingPageName"

interface LinkCellsProps {
  link: Pick<CampaignLink, "language" | "page" | "code" | "madeAt" | "validUntil" | "link">
  /** What tells the link from others, for the names of its buttons. */
  name: string
}

/** The cells that each row of a table of links ends with, from its language on. */
export function LinkCells({ link: { language, page, code, madeAt, validUntil, link }, name }: LinkCellsProps) {
  const words = useLinkWords()
  const { language: pageLanguage } = usePage()
  return (
    <>
      <Cell column="table.language" wraps>
        {words.language(language)}
      </Cell>
      <Cell column="table.page" wraps>
        <LandingPageName page={page} />
      </Cell>
      <Cell column="admin:link.code">{code}</Cell>
      <Cell column="table.made">{formatShortDateTime(madeAt, pageLanguage)}</Cell>
      <Cell column="admin:link.result.validUntil">
        <Expiry validUntil={validUntil} />
      </Cell>
      <td>
        <LinkWithButtons link={link} name={name} />
      </td>
    </>
  )
}
