/**
 * Creates a cache of promises by name. Beyond the limit it drops the least recently used one; a rejected one is dropped
 * at once.
 * @returns a function that returns the promise cached under a name, or else caches that of `make`
 */
export function boundedCache<Value>(limit: number) {
  const cached = new Map<string, Promise<Value>>()
  return (name: string, make: () => Promise<Value>): Promise<Value> => {
    const known = cached.get(name)
    const value = known ?? make()
    // The map is in the order of last use.
    cached.delete(name)
    cached.set(name, value)
    if (known) return known
    value.catch(() => {
      // By then another one may have been made under the name.
      if (cached.get(name) === value) cached.delete(name)
    })
    const [oldest] = cached.keys()
    if (cached.size > limit && oldest !== undefined) cached.delete(oldest)
    return value
  }
}
