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

/** A small part of the cases in which each pair of request, fault and journey still meets (pairwise testing). */
export function pairwise<Item extends Case>(cases: readonly Item[]): Set<Item> {
  const open = new Set(cases.flatMap(pairsOf))
  const chosen = new Set<Item>()
  const gain = (item: Item) => pairsOf(item).filter((pair) => open.has(pair)).length
  // What still brings most first: three new pairs, then two, then one.
  for (const least of [3, 2, 1]) {
    for (const item of cases) {
      if (gain(item) < least) continue
      chosen.add(item)
      for (const pair of pairsOf(item)) open.delete(pair)
    }
  }
  return chosen
}
