/** The value below which a share of the numbers lies; NaN for an empty list. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(share * values.length) - 1)] ?? Number.NaN

/** The median of a list of numbers, for an even count the mean of the middle two; NaN for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const low = sorted[Math.ceil(middle) - 1] ?? Number.NaN
  const high = sorted[Math.floor(middle)] ?? Number.NaN
  return (low + high) / 2
}

/** A list in random order. */
export const shuffled = <Item>(list: readonly Item[]): Item[] =>
  list
    .map((item) => ({ item, place: Math.random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item)

/** A ratio, and the limits between which it lies with a probability of 95 %. */
export interface Ratio {
  value: number
  low: number
  high: number
}

/** How often the limits of a ratio are estimated anew. */
const resamples = 2000

/** The ratio of two medians; its limits by the bootstrap, from random samples of the same visits. */
export function ratioOfMedians(values: readonly number[], reference: readonly number[]): Ratio {
  const resample = (list: readonly number[]) =>
    list.map(() => list[Math.floor(Math.random() * list.length)] ?? Number.NaN)
  const ratios = Array.from({ length: resamples }, () => median(resample(values)) / median(resample(reference)))
  const sorted = ratios.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(share * (resamples - 1))] ?? Number.NaN
  return { value: median(values) / median(reference), low: at(0.025), high: at(0.975) }
}
