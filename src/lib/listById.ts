interface Identified {
  id: string
}

/** A list without the item that has an id. */
export const withoutId = <Item extends Identified>(list: readonly Item[], id: string): Item[] =>
  list.filter((item) => item.id !== id)

/** A list with an item that was deleted, at the place that it had, counted from 0. */
export function withRestored<Item extends Identified>(list: readonly Item[], deleted: Item, at: number): Item[] {
  const others = withoutId(list, deleted.id)
  return [...others.slice(0, at), deleted, ...others.slice(at)]
}
