interface Identified {
  id: string
}

/** A list without the item that has the given id. */
export const withoutId = <Item extends Identified>(list: readonly Item[], id: string): Item[] =>
  list.filter((item) => item.id !== id)

/** A list with a deleted item back in its place (`at`, counted from 0). */
export function withRestored<Item extends Identified>(list: readonly Item[], deleted: Item, at: number): Item[] {
  const others = withoutId(list, deleted.id)
  return [...others.slice(0, at), deleted, ...others.slice(at)]
}
