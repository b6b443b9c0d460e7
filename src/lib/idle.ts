/** Resolves when the page's own pictures and scripts have arrived, so that nothing competes with them for the line. */
export function whenLoaded(): Promise<void> {
  if (document.readyState === "complete") return Promise.resolve()
  return new Promise((resolve) => window.addEventListener("load", () => resolve(), { once: true }))
}

/** Resolves when the page has loaded and the browser has nothing else to do, 5 s after that at the latest. */
export async function whenIdle(): Promise<void> {
  await whenLoaded()
  await new Promise<void>((resolve) => {
    // Safari has no such callback; there the next task has to do.
    if (typeof requestIdleCallback === "function") requestIdleCallback(() => resolve(), { timeout: 5000 })
    else setTimeout(resolve)
  })
}
