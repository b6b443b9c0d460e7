import { useTranslation } from "react-i18next"
import styles from "./Planner.module.css"
import type { ResultRow } from "./useResultRows"

/** The result as a table: for each variant what was counted, and how it differs from the first one. */
export function DifferenceTable({ rows }: { rows: readonly ResultRow[] }) {
  const { t } = useTranslation("admin")
  const labels = [t("planner.table.variant"), ...(rows[0]?.cells.map(({ label }) => label) ?? [])]
  return (
    // A wide table scrolls within this region, by keyboard, too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls has to be reachable (WCAG 2.1.1)
    <div className={styles.scroll} role="region" aria-labelledby="split-differences" tabIndex={0}>
      <table className={styles.table}>
        <caption id="split-differences">{t("planner.table.caption")}</caption>
        <thead>
          <tr>
            {labels.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }, row) => (
            <tr key={row}>
              <th scope="row">{name}</th>
              {cells.map(({ label, text }) => (
                <td key={label}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
