import { memo } from "react"
import styles from "../table/Table.module.css"
import { Cell } from "../table/Cell"
import { LinkCells } from "../table/LinkCells"
import { useLinkName } from "../table/useLinkName"
import type { CheckedLink } from "../model/checkedLink"
import { useResultText } from "./useResultText"

/** A link of a file: the result first, then what it holds and what this browser knows of it. */
export const CheckedRow = memo(function CheckedRow({ checked }: { checked: CheckedLink }) {
  const nameOf = useLinkName()
  const resultOf = useResultText()
  const { line, text, contents, url, details } = checked
  const result = <th scope="row">{resultOf(checked)}</th>
  if (!contents) {
    return (
      <tr>
        {result}
        <Cell column="check.line">{line}</Cell>
        <td colSpan={8}>
          <p className={styles.unreadable} title={text}>
            {text}
          </p>
        </td>
      </tr>
    )
  }
  return (
    <tr>
      {result}
      <Cell column="check.line">{line}</Cell>
      <Cell column="history.campaign">{details.campaign}</Cell>
      <Cell column="table.channel">{details.channel}</Cell>
      <LinkCells link={{ ...contents, ...details, link: url }} name={nameOf({ ...contents, ...details })} />
    </tr>
  )
})
