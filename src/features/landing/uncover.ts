/**
 * Moves the inclined edge of a part's cloth away as the part is scrolled into view. Only where the browser ties
 * animations to scrolling, and not for a visitor who wants no motion. In the style sheet it would be an error to the
 * W3C's checker, which does not know the properties of scroll-driven animations yet.
 * @param part the element that holds the picture
 * @returns ends the animation
 */
export function uncover(part: HTMLElement): (() => void) | undefined {
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
