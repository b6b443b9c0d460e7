import { useDeferredValue, useEffect, useId, useMemo, useState } from "react"
import { useTranslation } from "react-i18next"
import { Checkbox } from "../../../ui/Field/Checkbox"
import { useLatest } from "../../../router/useLatest"
import { keyOf, type CampaignLink } from "../model/campaign"
import { filterFor, searchOf, type Filter } from "../model/search"
import { useLinkWords } from "../useLinkWords"
import styles from "../table/Table.module.css"
import { LinkRow } from "./LinkRow"
import { ColumnHeaders, linkColumns } from "../table/ColumnHeaders"
import { Pager } from "../table/Pager"
import { TableSearch } from "./TableSearch"
import { usePages } from "../table/usePages"

interface LinkTableProps {
  links: readonly CampaignLink[]
  /** Keys of the links that are chosen. */
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
  /** Called with the links that match the search and the filters. */
  onFound: (links: readonly CampaignLink[]) => void
}

/** The links of a campaign as a table that can be searched, filtered and paged, with a checkbox to choose each link. */
export function LinkTable({ links, chosen, onChoose, onFound }: LinkTableProps) {
  const { t } = useTranslation("campaign")
  const words = useLinkWords()
  const [query, setQuery] = useState("")
  const [wanted, setWanted] = useState<Filter>({})
  const search = useMemo(() => searchOf(links, words), [links, words])
  const filter = useMemo(() => filterFor(links, wanted), [links, wanted])
  // Only the field is rendered with each key press; the rows follow when the browser has time.
  const deferred = useDeferredValue(query)
  const found = useMemo(() => search(deferred, filter), [search, deferred, filter])
  const { shown, pager } = usePages(found)
  const { onPage } = pager
  useEffect(() => onFound(found), [found, onFound])
  const toggle = useToggle(chosen, onChoose)
  const keys = found.map(keyOf)
  const allChosen = keys.length > 0 && keys.every((key) => chosen.has(key))
  const chooseAll = t("table.chooseAll", { count: found.length })
  const headingId = useId()
  return (
    <div className={styles.table}>
      <TableSearch
        links={links}
        query={query}
        filter={filter}
        onQuery={(next) => {
          setQuery(next)
          onPage(0)
        }}
        onFilter={(next) => {
          setWanted(next)
          onPage(0)
        }}
      />
      <p role="status" id={headingId} className={styles.quiet}>
        {t("table.found", { count: found.length, all: links.length })}
      </p>
      <div className={styles.scroll}>
        <table aria-labelledby={headingId}>
          <thead>
            <tr>
              <th scope="col" data-label={chooseAll}>
                <Checkbox
                  aria-label={chooseAll}
                  checked={allChosen}
                  onChange={() => onChoose(allChosen ? without(chosen, keys) : new Set([...chosen, ...keys]))}
                />
              </th>
              <ColumnHeaders columns={linkColumns} />
            </tr>
          </thead>
          <tbody>
            {shown.map((link) => (
              <LinkRow key={keyOf(link)} link={link} chosen={chosen.has(keyOf(link))} onToggle={toggle} />
            ))}
          </tbody>
        </table>
      </div>
      <Pager {...pager} />
    </div>
  )
}

/** A set without some of its members. */
function without(all: ReadonlySet<string>, some: readonly string[]): ReadonlySet<string> {
  const left = new Set(all)
  for (const one of some) left.delete(one)
  return left
}

/**
 * Returns a function that adds a link to the chosen ones, or takes it out. The function is the same in every render, so
 * that the other rows are not rendered again.
 */
function useToggle(chosen: ReadonlySet<string>, onChoose: LinkTableProps["onChoose"]) {
  const latest = useLatest({ chosen, onChoose })
  const [toggle] = useState(() => (key: string) => {
    const next = new Set(latest.current?.chosen)
    if (!next.delete(key)) next.add(key)
    latest.current?.onChoose(next)
  })
  return toggle
}
