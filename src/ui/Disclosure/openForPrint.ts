/**
 * Keeps a disclosure open while the page is printed, for browsers that do not know `::details-content`: Chromium before
 * 131, Safari before 18.4 and Firefox before 143.
 * @returns a function that removes the listeners
 */
export function openForPrint(details: HTMLDetailsElement): () => void {
  let opened = false
  function open() {
    opened ||= !details.open
    details.open = true
  }
  function close() {
    if (opened) details.open = false
    opened = false
  }
  addEventListener("beforeprint", open)
  addEventListener("afterprint", close)
  return () => {
    removeEventListener("beforeprint", open)
    removeEventListener("afterprint", close)
  }
}
