/** Resolves once the page's own pictures and scripts have loaded, so that nothing competes with them for bandwidth. */
export function whenLoaded(): Promise<void> {
  if (document.readyState === "complete") return Promise.resolve()
  return new Promise((resolve) => window.addEventListener("load", () => resolve(), { once: true }))
}

/** Resolves once the page has loaded and the browser is idle, at most 5 s after the load. */
export async function whenIdle(): Promise<void> {
  await whenLoaded()
  await new Promise<void>((resolve) => {
    // Safari lacks requestIdleCallback; the next task has to do.
    if (typeof requestIdleCallback === "function") requestIdleCallback(() => resolve(), { timeout: 5000 })
    else setTimeout(resolve)
  })
}
