/** One case of the matrix. */
export interface Case {
  request: string
  fault: string
  journey: string
}

const pairsOf = ({ request, fault, journey }: Case): string[] => [
  `${request} + ${fault}`,
  `${request} + ${journey}`,
  `${fault} + ${journey}`,
]

/** A small subset of the cases that still covers each pair of request, fault and journey (pairwise testing). */
export function pairwise<Item extends Case>(cases: readonly Item[]): Set<Item> {
  const open = new Set(cases.flatMap(pairsOf))
  const chosen = new Set<Item>()
  const gain = (item: Item) => pairsOf(item).filter((pair) => open.has(pair)).length
  // The most productive cases first: three new pairs, then two, then one.
  for (const least of [3, 2, 1]) {
    for (const item of cases) {
      if (gain(item) < least) continue
      chosen.add(item)
      for (const pair of pairsOf(item)) open.delete(pair)
    }
  }
  return chosen
}
