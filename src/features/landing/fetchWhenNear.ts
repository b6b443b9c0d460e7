/**
 * Marks a section so that its picture may be fetched (`data-near`, Sections.module.css) once it is at most one screen
 * below the viewport; immediately where nothing can detect that, as in the page tests.
 * @param part the element that contains the picture
 * @returns a function that stops observing
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
