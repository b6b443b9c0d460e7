import { vi } from "vitest"

/**
 * Records full navigations, reloads included, until globals are unstubbed, since jsdom cannot load another document.
 * @param left takes the URLs, oldest first
 */
export function recordDepartures(left: string[]): void {
  const real = location
  const go = (target: string | URL) => void left.push(String(target))
  const recorded: Record<string | symbol, unknown> = { assign: go, replace: go, reload: () => go(real.href) }
  const recorder = new Proxy({}, { get: (_, name) => recorded[name] ?? Reflect.get(real, name, real) })
  vi.stubGlobal("location", recorder)
}
