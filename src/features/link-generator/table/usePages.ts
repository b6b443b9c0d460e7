import { useState } from "react"

/** How many rows a page of a table has, so that the browser never lays out more of them at once. */
const pageSize = 50

/**
 * The rows of a table, page by page.
 * @param rows all of them; if they become too few for the page that was shown, the last page is shown
 * @returns the rows of the page, and what the pager needs
 */
export function usePages<Row>(rows: readonly Row[]) {
  const [wanted, setWanted] = useState(0)
  const pages = Math.ceil(rows.length / pageSize)
  const page = Math.min(wanted, Math.max(0, pages - 1))
  return {
    shown: rows.slice(page * pageSize, (page + 1) * pageSize),
    pager: { page, pages, onPage: setWanted },
  }
}
