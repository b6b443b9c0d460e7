import { memo } from "react"
import { usePage } from "../../../router/usePage"
import styles from "../campaign/Campaign.module.css"
import { ExpiryCell } from "../campaign/ExpiryCell"
import { LinkCell } from "../campaign/LinkCell"
import { PageCell } from "../campaign/PageCell"
import type { CheckedLink } from "../model/checkedLink"
import { formatShortDateTime } from "../model/dateTime"
import { useLinkWords } from "../useLinkWords"
import { useResultText } from "./useResultText"

/** A link of a file: the result first, then what it holds and what this browser knows of it. */
export const CheckedRow = memo(function CheckedRow({ checked }: { checked: CheckedLink }) {
  const words = useLinkWords()
  const { language: pageLanguage } = usePage()
  const resultOf = useResultText()
  const { line, text, link, url, details } = checked
  const result = <th scope="row">{resultOf(checked)}</th>
  if (!link) {
    return (
      <tr>
        {result}
        <td>{line}</td>
        <td colSpan={8}>
          <p className={styles.address} title={text}>
            {text}
          </p>
        </td>
      </tr>
    )
  }
  const languageName = words.language(link.language)
  const landing = words.page(link.page)
  return (
    <tr>
      {result}
      <td>{line}</td>
      <td>{details.campaign}</td>
      <td>{details.channel}</td>
      <td>{languageName}</td>
      <td>
        <PageCell page={link.page} />
      </td>
      <td>{link.code}</td>
      <td>{formatShortDateTime(details.madeAt, pageLanguage)}</td>
      <td>
        <ExpiryCell validUntil={details.validUntil} />
      </td>
      <td>
        <LinkCell
          link={url}
          name={[details.campaign, details.channel, languageName, landing, link.code].filter(Boolean).join(" · ")}
        />
      </td>
    </tr>
  )
})
