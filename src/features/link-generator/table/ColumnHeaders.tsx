import { useTranslation } from "react-i18next"

/**
 * The columns that each table of links ends with, as keys of their texts: in the namespace `campaign`, or in the one
 * that they name.
 */
export const linkColumns = [
  "table.channel",
  "table.language",
  "table.page",
  "admin:link.code",
  "table.made",
  "admin:link.result.validUntil",
  "admin:link.result.link",
] as const

/** Name of a column, as the key of its text. */
export type LinkTableColumn = (typeof linkColumns)[number] | "history.campaign" | "check.result" | "check.line"

/** The headers of a table of links. */
export function ColumnHeaders({ columns }: { columns: readonly LinkTableColumn[] }) {
  const { t } = useTranslation(["campaign", "admin"])
  return columns.map((column) => (
    <th scope="col" key={column}>
      {t(column)}
    </th>
  ))
}
