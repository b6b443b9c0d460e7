import type { ComponentProps, MouseEvent } from "react"
import { opensElsewhere } from "../../lib/opensElsewhere"

interface FragmentLinkProps extends Omit<ComponentProps<"a">, "href" | "onClick"> {
  target: string
  /** Which element to scroll into view; the target itself by default. */
  scrollTo?: (element: HTMLElement) => Element | null
  block?: ScrollLogicalPosition
}

/**
 * A link to an element of the same page: moves focus and scrolls to it without changing the URL, so that Back still
 * leaves the page. In a new tab it is an ordinary link.
 */
export function FragmentLink({ target, scrollTo = itself, block = "start", children, ...anchor }: FragmentLinkProps) {
  function handleClick(event: MouseEvent) {
    const element = document.getElementById(target)
    if (!element || opensElsewhere(event)) return
    event.preventDefault()
    element.focus({ preventScroll: true })
    scrollTo(element)?.scrollIntoView({ block })
  }
  return (
    <a {...anchor} href={`#${target}`} onClick={handleClick}>
      {children}
    </a>
  )
}

const itself = (element: HTMLElement) => element
