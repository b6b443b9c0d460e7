/**
 * Says on a part that its picture may be fetched (`data-near`, Sections.module.css), once the part is at most one screen
 * below what is in view; at once where the browser can't tell.
 * @param part the element that holds the picture
 * @returns ends the watch
 */
export function fetchWhenNear(part: HTMLElement): () => void {
  const allow = () => {
    part.dataset["near"] = ""
  }
  if (!("IntersectionObserver" in window)) {
    allow()
    return () => undefined
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      allow()
    },
    { rootMargin: "100% 0px" },
  )
  observer.observe(part)
  return () => observer.disconnect()
}
