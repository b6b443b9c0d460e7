/** Keeps the results of a function by name: the least recently used goes first, and a failure is not kept. */
export function boundedCache<Value>(limit: number) {
  const kept = new Map<string, Promise<Value>>()
  return (name: string, make: () => Promise<Value>): Promise<Value> => {
    const value = kept.get(name) ?? make()
    // Entries are in the order of their last use.
    kept.delete(name)
    kept.set(name, value)
    value.catch(() => kept.delete(name))
    const [oldest] = kept.keys()
    if (kept.size > limit && oldest !== undefined) kept.delete(oldest)
    return value
  }
}
