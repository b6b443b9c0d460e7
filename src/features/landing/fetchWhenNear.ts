/**
 * Marks a section so that its picture may be fetched (`data-near`, Sections.module.css): once it is in view, or once
 * the visitor scrolls and it is at most one screen below the viewport. Until then, for at most 20 s, the picture does
 * not compete with the opening for bandwidth. Marks it immediately where nothing can detect that, as in the page tests.
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
  const observe = (rootMargin: string) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        allow()
      },
      { rootMargin },
    )
    observer.observe(part)
    return observer
  }
  let observer = observe("0px")
  const lookAhead = () => {
    observer.disconnect()
    observer = observe("100% 0px")
  }
  addEventListener("scroll", lookAhead, { once: true, passive: true })
  return () => {
    removeEventListener("scroll", lookAhead)
    observer.disconnect()
  }
}
