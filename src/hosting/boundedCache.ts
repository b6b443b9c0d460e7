/**
 * Creates a cache of promises by name. When it is full, it begins anew; a rejected promise is dropped at once.
 * @returns a function that returns the promise cached under a name, or else caches that of `make`
 */
export function boundedCache<Value>(limit: number) {
  const cached = new Map<string, Promise<Value>>()
  return (name: string, make: () => Promise<Value>): Promise<Value> => {
    const known = cached.get(name)
    if (known) return known
    if (cached.size === limit) cached.clear()
    const value = make()
    cached.set(name, value)
    value.catch(() => {
      // By then another one may have been made under the name.
      if (cached.get(name) === value) cached.delete(name)
    })
    return value
  }
}
