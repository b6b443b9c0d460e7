/**
 * How the browser has loaded this document: "navigate", "reload" or "back_forward", which also stands for a duplicated
 * or reopened tab; undefined in a browser that does not say.
 */
export function navigationType(): string | undefined {
  const [navigation] = performance.getEntriesByType("navigation")
  return navigation && "type" in navigation && typeof navigation.type === "string" ? navigation.type : undefined
}
