import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import { isLanguage } from "../../../lib/languages"
import { technicalInput } from "../../../ui/Field/technicalInput"
import { SelectField } from "../../../ui/Field/SelectField"
import { TextField } from "../../../ui/Field/TextField"
import type { CampaignLink } from "../model/campaign"
import type { Filter } from "../model/search"
import { useLinkWords } from "../useLinkWords"
import styles from "./Campaign.module.css"

interface TableSearchProps {
  links: readonly CampaignLink[]
  query: string
  filter: Filter
  onQuery: (query: string) => void
  onFilter: (filter: Filter) => void
}

const parts = ["channel", "language", "page"] as const

/**
 * Value of the option that filters nothing: no name begins with a blank. An empty value stands for the start page and
 * for the recipient's own language.
 */
const any = " *"

/** Search field and filters above a table of links. A part that all links share has no filter. */
export function TableSearch({ links, query, filter, onQuery, onFilter }: TableSearchProps) {
  const { t } = useTranslation("campaign")
  const words = useLinkWords()
  const choices = useMemo(
    () => parts.map((part) => ({ part, values: [...new Set(links.map((link): string => link[part]))] })),
    [links],
  )
  const textOf = (part: (typeof parts)[number], value: string) => {
    if (part === "language") return words.language(isLanguage(value) ? value : "")
    return part === "page" ? words.page(value) : value
  }
  return (
    <div role="search" className={styles.search}>
      <TextField
        id="campaign-search"
        type="search"
        label={t("table.search")}
        value={query}
        onChange={({ target }) => onQuery(target.value)}
        {...technicalInput}
      />
      {choices.map(({ part, values }) =>
        values.length < 2 ? null : (
          <SelectField
            key={part}
            id={`campaign-filter-${part}`}
            label={t(`table.${part}`)}
            value={filter[part] ?? any}
            onChange={({ target: { value } }) => {
              const { [part]: _, ...rest } = filter
              onFilter(value === any ? rest : { ...rest, [part]: value })
            }}
            options={[
              { value: any, text: t("table.any") },
              ...values.map((value) => ({ value, text: textOf(part, value) })),
            ]}
          />
        ),
      )}
    </div>
  )
}
