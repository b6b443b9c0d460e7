/**
 * Slides the slanted cover off the picture as a section is scrolled into view. Does nothing if the browser has no
 * scroll-driven animations or the visitor has asked for reduced motion. Not in the style sheet, because the W3C
 * validator does not know the properties of scroll-driven animations yet and reports an error.
 * @param part the element that contains the picture
 * @returns a function that ends the animation; undefined if there is none
 */
export function revealOnScroll(part: HTMLElement): (() => void) | undefined {
  const subject = part.querySelector("picture")
  if (!subject || typeof ViewTimeline === "undefined" || matchMedia("(prefers-reduced-motion: reduce)").matches)
    return undefined
  const animation = subject.animate(
    { transform: ["skewX(var(--incline))", "skewX(var(--incline)) translateX(110%)"] },
    {
      pseudoElement: "::after",
      fill: "both",
      timeline: new ViewTimeline({ subject }),
      rangeStart: "entry 10%",
      rangeEnd: "cover 40%",
    },
  )
  return () => animation.cancel()
}
