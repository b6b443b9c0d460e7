import { useTranslation } from "react-i18next"
import type { Count } from "./model/counts"
import type { Difference } from "./model/evaluate"
import styles from "./Planner.module.css"
import { useFormats } from "./useFormats"

interface DifferenceTableProps {
  names: readonly string[]
  counts: readonly Count[]
  /** Share of the visitors that each variant gets. */
  shares: readonly number[]
  /** Of the variants after the first; undefined where nobody was counted. */
  differences: readonly (Difference | undefined)[]
  /** Confidence level of the intervals, 0 to 1. */
  level: number
  /** Whether the shares are as planned; otherwise no verdict is given. */
  trusted: boolean
}

/** What was counted for each variant, and its difference from the first with its interval. */
export function DifferenceTable({ names, counts, shares, differences, level, trusted }: DifferenceTableProps) {
  const { t } = useTranslation("admin")
  const { whole, percent, points } = useFormats()
  const all = counts.reduce((sum, { visitors }) => sum + visitors, 0)
  const sum = shares.reduce((total, share) => total + share, 0)
  function verdictOf(row: number): string {
    if (row === 0) return t("planner.verdict.control")
    if (!trusted) return t("planner.verdict.untrusted")
    return t(`planner.verdict.${differences[row - 1]?.verdict ?? "notShown"}`, { name: names[0] })
  }
  const columns = ["variant", "visitors", "planned", "share", "conversions", "rate", "difference", "verdict"] as const
  return (
    // A wide table scrolls on its own; by keyboard, too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls has to be reachable (WCAG 2.1.1)
    <div className={styles.scroll} role="region" aria-labelledby="split-differences" tabIndex={0}>
      <table className={styles.table}>
        <caption id="split-differences">{t("planner.table.caption")}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`planner.table.${column}`, { level: percent(level) })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {counts.map(({ visitors, conversions }, row) => (
            <tr key={row}>
              <th scope="row">{names[row]}</th>
              <td>{whole(visitors)}</td>
              <td>{percent((shares[row] ?? 0) / sum)}</td>
              <td>{percent(all > 0 ? visitors / all : 0)}</td>
              <td>{whole(conversions)}</td>
              <td>{visitors > 0 ? percent(conversions / visitors) : "–"}</td>
              <td>
                <Interval difference={differences[row - 1]} points={points} />
              </td>
              <td>{verdictOf(row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface IntervalProps {
  difference: Difference | undefined
  points: (share: number) => string
}

function Interval({ difference, points }: IntervalProps) {
  const { t } = useTranslation("admin")
  if (!difference) return "–"
  return t("planner.table.interval", {
    difference: points(difference.difference),
    low: points(difference.low),
    high: points(difference.high),
  })
}
