import { vi } from "vitest"

/**
 * Records full navigations until globals are unstubbed, since jsdom cannot load another document.
 * @param left takes the URLs, oldest first
 */
export function recordDepartures(left: string[]): void {
  const real = location
  const go = (target: string | URL) => void left.push(String(target))
  const recorder = new Proxy(
    {},
    { get: (_, name) => (name === "assign" || name === "replace" ? go : Reflect.get(real, name, real)) },
  )
  vi.stubGlobal("location", recorder)
}
