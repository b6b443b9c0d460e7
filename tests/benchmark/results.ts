import { median, quantile, ratioOfMedians, shuffled } from "./statistics.ts"

/** Measurements by name. */
export type Figures = Record<string, number>

/** Visits to measure, by title. */
export type Visits = Readonly<Record<string, () => Promise<Figures>>>

/** The values of every figure, by the visit's title and the figure's name with a blank between. */
type Measured = ReadonlyMap<string, number[]>

/** The largest acceptable ratio of a figure to another, both as in {@link Measured}. */
export interface Goal {
  title: string
  of: string
  against: string
  limit: number
}

/**
 * Makes each visit once per round, in random order within each, so that machine noise and the effect of the previous visit
 * are spread evenly.
 */
export async function interleaved(visits: Visits, rounds: number): Promise<Measured> {
  const measured = new Map<string, number[]>()
  for (let round = 0; round < rounds; round++) {
    for (const [title, measure] of shuffled(Object.entries(visits))) {
      for (const [name, value] of Object.entries(await measure())) {
        const key = `${title} ${name}`
        measured.set(key, [...(measured.get(key) ?? []), value])
      }
    }
  }
  return measured
}

/** All figures: least, median, and below which 98 % of the visits are. */
export const figuresTable = (measured: Measured): string =>
  [...measured]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([key, values]) => {
      const columns = [Math.min(...values), median(values), quantile(values, 0.98)]
      return `${key.padEnd(44)}${columns.map((value) => value.toFixed(2).padStart(10)).join("")}`
    })
    .join("\n")

/** The goals whose figures were measured, each with its ratio, the limits of that (95 %) and whether it is met. */
export const goalsTable = (goals: readonly Goal[], measured: Measured): string =>
  goals
    .flatMap(({ title, of, against, limit }) => {
      const [values, reference] = [measured.get(of), measured.get(against)]
      if (!values || !reference) return []
      const { value, low, high } = ratioOfMedians(values, reference)
      const [ratio, from, to] = [value, low, high].map((number) => number.toFixed(2))
      return `${title.padEnd(28)}${ratio} (${from} to ${to}), at most ${limit}${value > limit ? ": NOT REACHED" : ""}`
    })
    .join("\n")
