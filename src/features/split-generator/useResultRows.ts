import { useTranslation } from "react-i18next"
import type { Count } from "./model/counts"
import type { Verdict } from "./model/decision"
import type { Difference } from "./model/evaluate"
import { useFormats } from "./useFormats"

/** The columns of the result after the variant's name, in order. */
const columns = ["visitors", "planned", "share", "conversions", "rate", "difference", "lift", "verdict"] as const

/** Stands where a column has no figure. */
export const noFigure = "–"

/** A row of the result's table, in the page's language: a variant. */
export interface ResultRow {
  name: string
  /** One for each column, with its heading. */
  cells: readonly { label: string; text: string }[]
}

interface ResultFigures {
  names: readonly string[]
  counts: readonly Count[]
  /** Each variant's planned share of the visitors who take part, 0 to 1. */
  shares: readonly number[]
  /** Of the variants after the first; undefined where nobody was counted. */
  differences: readonly (Difference | undefined)[]
  verdicts: readonly Verdict[]
  /** Confidence level of the intervals, 0 to 1. */
  level: number
}

/** Returns for each variant what was counted, and how it differs from the first one: interval and verdict. */
export function useResultRows({ names, counts, shares, differences, verdicts, level }: ResultFigures): ResultRow[] {
  const { t } = useTranslation("admin")
  const { whole, percent, change } = useFormats()
  const intervalText = useIntervalText()
  const all = counts.reduce((sum, { visitors }) => sum + visitors, 0)
  const [control] = counts
  const base = control && control.visitors > 0 ? control.conversions / control.visitors : 0
  return counts.map(({ visitors, conversions }, row) => {
    const difference = differences[row - 1]
    const verdict = verdicts[row - 1]
    const texts: Record<(typeof columns)[number], string> = {
      visitors: whole(visitors),
      planned: percent(shares[row] ?? 0),
      share: percent(all > 0 ? visitors / all : 0),
      conversions: whole(conversions),
      rate: visitors > 0 ? percent(conversions / visitors) : noFigure,
      difference: difference ? intervalText(difference) : noFigure,
      lift: difference && base > 0 ? change(difference.difference / base) : noFigure,
      verdict: verdict ? t(`planner.verdict.${verdict}`, { name: names[0] }) : t("planner.verdict.control"),
    }
    return {
      name: names[row] ?? "",
      cells: columns.map((column) => ({
        label: t(`planner.table.${column}`, { level: percent(level) }),
        text: texts[column],
      })),
    }
  })
}

/** Returns a function that writes a difference with its interval, in percentage points. */
function useIntervalText(): (difference: Difference) => string {
  const { t } = useTranslation("admin")
  const { points } = useFormats()
  return ({ difference, low, high }) => {
    const [middle, from, to] = points([difference, low, high])
    return t("planner.table.interval", { difference: middle, low: from, high: to })
  }
}
