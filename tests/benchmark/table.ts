import type { Figures } from "./statistics.ts"

/** A row of the table: a figure and its goal. */
export interface Goal {
  title: string
  value: number
  /** The largest acceptable value; a row without one is informational. */
  limit?: number
  unit?: string
  /** The limits between which the figure lies with a probability of 95 %. */
  between?: readonly [low: number, high: number]
}

const cell = (text: string, width: number) => text.padStart(width)
const number = (value: number, unit = "") => (Number.isNaN(value) ? "–" : `${round(value)}${unit && ` ${unit}`}`)
const round = (value: number) => (Math.abs(value) < 10 ? Math.round(value * 100) / 100 : Math.round(value))

/** Figures of several pages side by side, one row per figure. */
export function figuresTable(pages: Readonly<Record<string, Figures>>): string {
  const names = [...new Set(Object.values(pages).flatMap((figures) => Object.keys(figures)))]
  const width = Math.max(12, ...Object.keys(pages).map((title) => title.length + 2))
  const head =
    " ".repeat(20) +
    Object.keys(pages)
      .map((title) => cell(title, width))
      .join("")
  const lines = names.map((name) => {
    const cells = Object.values(pages).map((figures) => cell(number(figures[name] ?? Number.NaN), width))
    return name.padEnd(20) + cells.join("")
  })
  return [head, ...lines].join("\n")
}

/** The goals, each with its figure and whether it is met. */
export function goalsTable(goals: readonly Goal[]): string {
  const lines = goals.map(({ title, value, limit, unit, between }) => {
    const reached = limit === undefined ? "" : value <= limit ? "reached" : "NOT REACHED"
    const wanted = limit === undefined ? "" : `at most ${number(limit, unit)}`
    const spread = between ? `  (${between.map((end) => end.toFixed(2)).join(" to ")})` : ""
    return `${title.padEnd(58)}${cell(number(value, unit), 12)}  ${wanted.padEnd(18)}${reached}${spread}`
  })
  return lines.join("\n")
}
