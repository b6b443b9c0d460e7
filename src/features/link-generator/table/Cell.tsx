import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { LinkTableColumn } from "./ColumnHeaders"

interface CellProps {
  column: LinkTableColumn
  /** Whether the cell's text may break into lines where the columns have no room. */
  wraps?: boolean
  children: ReactNode
}

/**
 * A cell in a table of links, with the name of its column for a narrow screen, where rows are blocks without a header.
 */
export function Cell({ column, wraps = false, children }: CellProps) {
  const { t } = useTranslation(["campaign", "admin"])
  return (
    <td data-label={t(column)} data-wraps={wraps || undefined}>
      {children}
    </td>
  )
}
