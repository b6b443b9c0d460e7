import { shuffled, type Figures } from "./statistics.ts"

/** Visits to measure, by title. */
export type Visits = Readonly<Record<string, () => Promise<Figures>>>

/**
 * Makes each visit once per round, in random order within each, so that machine noise and the effect of the previous visit
 * are spread evenly. Returns the figures of each visit, a record per round.
 */
export async function interleaved(visits: Visits, rounds: number): Promise<Map<string, Figures[]>> {
  const measured = new Map<string, Figures[]>(Object.keys(visits).map((title) => [title, []]))
  for (let round = 0; round < rounds; round++) {
    for (const [title, measure] of shuffled(Object.entries(visits))) measured.get(title)?.push(await measure())
  }
  return measured
}

/** The summaries of interleaved visits, by title. */
export async function summarised(
  visits: Visits,
  summarise: (figures: readonly Figures[]) => Figures,
  rounds: number,
): Promise<Record<string, Figures>> {
  const measured = await interleaved(visits, rounds)
  return Object.fromEntries([...measured].map(([title, figures]) => [title, summarise(figures)]))
}
